import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { architecture } from './tests/lint/architecture.js';
import { portalPlugin } from './tests/lint/portalPlugin.js';
import * as restrictions from './tests/lint/restrictions.js';

const ownCode = ['src/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'];
const everyScript = ['**/*.{ts,tsx}'];

export default defineConfig([
  globalIgnores([
    'dist',
    'dist-library',
    'storybook-static',
    'catalogue',
    'data',
    'coverage',
    'test-results',
    'tests/contract/bad',
    'tests/library/apps',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: everyScript, languageOptions: { parser: tseslint.parser } },
  ...architecture,
  {
    files: everyScript,
    ignores: ['app/stores/history.ts'],
    rules: restrictions.routerPromises,
  },
  {
    files: ownCode,
    plugins: { portal: portalPlugin },
    rules: {
      'portal/no-literal-text': 'error',
      'portal/no-loose-text': 'error',
      'portal/no-raw-color': 'error',
      ...restrictions.ownCode,
    },
  },
  {
    files: ['app/server/**/*.ts'],
    ignores: ['app/server/{billing,consequences,fulfilment}/**'],
    rules: restrictions.appliedSteps,
  },
  {
    files: ['src/patterns/**/*.tsx'],
    rules: { 'portal/no-loose-text': ['error', { slots: 'elements' }] },
  },
  // Pre-rendered: React never changes them in a browser.
  {
    files: ['src/screens/{landing,legal}/**/*.tsx'],
    rules: { 'portal/no-loose-text': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: restrictions.library,
  },
  {
    files: ['{src,stories}/**/*.{ts,tsx}', 'app/{containers,session}/**/*.{ts,tsx}'],
    plugins: { portal: portalPlugin },
    rules: { 'portal/no-idle-callback': 'error' },
  },
  {
    files: ['src/{screens,patterns,components}/**/*.{ts,tsx}'],
    rules: restrictions.pure,
  },
  // The one anchor, and the router's stand-in for it.
  {
    files: ['src/primitives/Link.tsx', 'app/providers/RouterAnchor.tsx'],
    rules: restrictions.drawsAnchors,
  },
  // The browser's own chrome and mails know no CSS variables.
  { files: ['src/brand.ts', 'app/build/**', 'app/server/**'], rules: { 'portal/no-raw-color': 'off' } },
  {
    files: ['stories/**/*.{ts,tsx}'],
    extends: [storybook.configs['flat/csf-strict']],
    rules: restrictions.plays,
  },
]);
