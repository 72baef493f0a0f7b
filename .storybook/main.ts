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
import { tokenFilesPlugin } from './tokenFilesPlugin.ts';

writeAreaPages();

/** Whether people will use it: neither the test run nor a build for pictures. */
const isCatalogue = env['VITEST'] === undefined && !argv.includes('--test');

/** Empty if the build has no repository. */
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
    // It rewrites stylesheets, so tests and pictures omit it.
    ...(isCatalogue ? ['storybook-addon-pseudo-states'] : []),
    // No empty panel if there are no drawings.
    ...(isCatalogue && Object.keys(designs).length > 0 ? ['@storybook/addon-designs'] : []),
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: docsName },
  // The toolbar has the portal's themes instead of backgrounds.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // The compiler resolves unions to choices. Tests need no controls.
  typescript: { reactDocgen: env['VITEST'] === undefined ? 'react-docgen-typescript' : false },
  // Output of `npm run catalogue`, shown on pages of screens.
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
    // The report of a thousand chunks took a tenth of the build's time, and their compressed sizes as much.
    ...(configType === 'PRODUCTION' && {
      logLevel: 'warn',
      build: { ...vite.build, reportCompressedSize: false },
    }),
    plugins: [
      ...(vite.plugins ?? []),
      storyPlugin(),
      specificationPlugin(),
      serverPagesPlugin(),
      tokenFilesPlugin(),
    ],
  }),
};

export default config;
