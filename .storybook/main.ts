import { existsSync } from 'node:fs';
import { argv, env } from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import { docsName } from './addresses.ts';
import { designs } from './designs.ts';
import { writeAreaPages } from './areaPages.ts';
import { serverPagesPlugin } from './serverPagesPlugin.ts';
import { specificationPlugin } from './specification.ts';
import { storyIndexer } from './storyIndexer.ts';
import { storyPlugin } from './storyPlugin.ts';

writeAreaPages();

/** Whether people will look at it: neither the test run nor a build for pictures. */
const isCatalogue = env['VITEST'] === undefined && !argv.includes('--test');

/** Empty where a build does not name the repository. */
const repositoryUrl =
  env['STORYBOOK_REPOSITORY_URL'] ??
  (env['GITHUB_REPOSITORY'] === undefined
    ? ''
    : `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${env['GITHUB_REPOSITORY']}`);

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../.cache/areas/*.mdx', '../stories/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) => [storyIndexer, ...indexers],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // It rewrites style sheets, so tests and pictures do without it.
    ...(isCatalogue ? ['storybook-addon-pseudo-states'] : []),
    // An empty panel beside every story helps nobody.
    ...(isCatalogue && Object.keys(designs).length > 0 ? ['@storybook/addon-designs'] : []),
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: docsName },
  // The toolbar has the portal's own themes in place of backgrounds, and nobody sets up a Storybook here.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // The compiler itself: a union of literals is a choice among the controls, however it is written. Tests show no controls.
  typescript: { reactDocgen: env['VITEST'] === undefined ? 'react-docgen-typescript' : false },
  // What `npm run catalogue` left: the pages of screens show its pictures.
  staticDirs: [
    './public',
    existsSync('catalogue/pictures')
      ? { from: '../catalogue/pictures', to: '/catalogue/pictures' }
      : './noPictures',
  ],
  env: (config = {}) => ({
    ...config,
    STORYBOOK_CATALOGUE: isCatalogue ? 'yes' : 'no',
    STORYBOOK_REPOSITORY_URL: repositoryUrl,
    STORYBOOK_PORTAL_URL: env['STORYBOOK_PORTAL_URL'] ?? '',
  }),
  viteFinal: (vite, { configType }) => ({
    ...vite,
    // A line for each of a thousand parts, folded to the terminal's width, took a tenth of a build's time, and their
    // compressed sizes as much.
    ...(configType === 'PRODUCTION' && {
      logLevel: 'warn',
      build: { ...vite.build, reportCompressedSize: false },
    }),
    plugins: [...(vite.plugins ?? []), storyPlugin(), specificationPlugin(), serverPagesPlugin()],
  }),
};

export default config;
