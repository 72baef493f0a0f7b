import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { architecture } from './tests/lint/architecture.js';
import { portalPlugin } from './tests/lint/portalPlugin.js';

const ownCode = ['src/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'];
const everyScript = ['**/*.{ts,tsx}'];

export default defineConfig([
  globalIgnores([
    'dist',
    'storybook-static',
    'catalogue',
    'data',
    'coverage',
    'test-results',
    'tests/contract/bad',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: everyScript, extends: [tseslint.configs.strictTypeChecked] },
  {
    files: everyScript,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { boundaries },
    ...architecture,
  },
  {
    files: everyScript,
    rules: {
      // Comments and air don't count: they are never the reason to split a file.
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // A text spread into its code points is how an initial is taken.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      // What is taken out of an object to be left out of the rest is not forgotten.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Interfaces here are plain objects of functions, taken apart freely; the few classes bind theirs.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A number in a template reads as a number.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => setOpen(true)` is how a handler is written.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // A port that answers at once is still asynchronous.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.tsx', 'app/**/*.ts', 'src/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ownCode,
    plugins: { portal: portalPlugin },
    rules: {
      'portal/no-literal-text': 'error',
      'portal/no-raw-color': 'error',
      'portal/no-raw-anchor': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/index.ts'],
    rules: { 'portal/no-barrel': 'error' },
  },
  {
    files: ['src/{screens,patterns,components}/**/*.{ts,tsx}'],
    rules: { 'portal/pure': 'error' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // A test component may hand out what it sees.
      'react-hooks/globals': 'off',
    },
  },
  // Scrolls and measures by hand; every store subscription and ref there is deliberate and benchmarked.
  {
    files: ['src/primitives/DataGrid/**'],
    rules: {
      'react-hooks/immutability': 'off',
      'react-hooks/refs': 'off',
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  // Written by app/build/messageTypes.ts.
  { files: ['src/i18n/messageArguments.ts'], rules: { 'max-lines': 'off' } },
  // The one anchor, and the router's stand-in for it.
  {
    files: ['src/primitives/Link.tsx', 'app/providers/RouterAnchor.tsx'],
    rules: { 'portal/no-raw-anchor': 'off' },
  },
  // The browser's own chrome and mails know no CSS variables.
  { files: ['src/brand.ts', 'app/build/**', 'app/server/**'], rules: { 'portal/no-raw-color': 'off' } },
  { files: ['stories/**/*.{ts,tsx}'], extends: [storybook.configs['flat/csf-strict']] },
]);
