import { cwd } from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import { docsName } from './addresses.ts';
import { moduleGraphPlugin } from './moduleGraphPlugin.ts';
import { specificationPlugin } from './specification.ts';

/** Where `npm run visual` wants to read what the build is made of. */
const graphFile = process.env['STORYBOOK_GRAPH_FILE'];

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: docsName },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      specificationPlugin(),
      ...(graphFile === undefined ? [] : [moduleGraphPlugin(cwd(), graphFile)]),
    ],
  }),
};

export default config;
