import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { run } from './commands.ts';

/** A test app that is built: its extra dependencies and its build. */
export interface BuiltApp {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  /** Folders below `apps`, and where in the app they are copied to, in this order. */
  files: readonly (readonly [from: string, to: string])[];
  /** Commands that check and build the app. */
  commands: readonly (readonly [command: string, ...args: string[]])[];
}

/** A test app whose pages a browser checks. */
export interface FreshApp extends BuiltApp {
  /** Folder for files shared by all of them. */
  sharedFolder: string;
  /** Folder of the built site. */
  outDir: string;
  /** Returns the path of a page. */
  path: (view: string, locale: string, theme: string) => string;
}

const types = { typescript: '6.0.3', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' };

const viteApp = {
  files: [
    ['vite', '.'],
    ['shared', '.'],
  ],
  sharedFolder: '.',
  commands: [
    ['npx', 'tsc', '-p', '.'],
    ['npx', 'tsc', '-p', 'tsconfig.node.json'],
    ['npx', 'vite', 'build'],
  ],
  outDir: 'dist',
  path: (view, locale, theme) => `/?view=${view}&locale=${locale}&theme=${theme}`,
} satisfies Partial<FreshApp>;

export const freshApps: readonly FreshApp[] = [
  {
    ...viteApp,
    name: 'vite',
    dependencies: { ...types, vite: '8.3.8', react: '19.3.1', 'react-dom': '19.3.1' },
  },
  // The minimum versions of the peers.
  {
    ...viteApp,
    name: 'vite-oldest-react',
    dependencies: { ...types, vite: '8.3.8', react: '19.0.0', 'react-dom': '19.0.0' },
  },
  {
    name: 'next',
    dependencies: {
      ...types,
      '@types/node': '20.19.25',
      next: '16.4.6',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    files: [
      ['next', '.'],
      ['shared', 'app'],
    ],
    sharedFolder: 'app',
    commands: [['npx', 'next', 'build']],
    outDir: 'out',
    path: (view, locale, theme) => `/${view}/${locale}/${theme}/`,
  },
];

const newest = { ...types, react: '19.3.1', 'react-dom': '19.3.1' };
const built = [
  ['npx', 'tsc', '-p', '.'],
  ['npx', 'vite', 'build'],
] as const;

/** The package under another router and another data library. */
export const tanstackApp: BuiltApp = {
  name: 'tanstack',
  dependencies: {
    ...newest,
    vite: '8.3.8',
    '@tanstack/react-query': '5.108.4',
    '@tanstack/react-router': '1.170.46',
  },
  files: [
    ['shared', '.'],
    ['tanstack', '.'],
  ],
  commands: built,
};

/** Apps of the files in the package's README alone. */
export const readmeApps: readonly BuiltApp[] = [
  {
    name: 'readme-vite',
    dependencies: { ...newest, vite: '8.3.8' },
    files: [['readme', '.']],
    commands: built,
  },
  {
    name: 'readme-next',
    dependencies: { ...newest, '@types/node': '20.19.25', next: '16.4.6' },
    files: [],
    commands: [['npx', 'next', 'build']],
  },
];

export interface Making {
  tarball: string;
  /** Folder of the apps' files. */
  sources: string;
  /** Empty folder for the app. */
  home: string;
  /** More files, by path. */
  extra: Readonly<Record<string, string>>;
}

/** Creates an app with the package's tarball installed, and builds it. Returns its folder. */
export async function makeApp(app: BuiltApp, { tarball, sources, home, extra }: Making): Promise<string> {
  const folder = join(home, app.name);
  await mkdir(folder);
  for (const [from, to] of app.files) await cp(join(sources, from), join(folder, to), { recursive: true });
  await cp(tarball, join(folder, basename(tarball)));
  for (const [path, text] of Object.entries(extra)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const manifest = {
    name: `fresh-${app.name}`,
    private: true,
    type: 'module',
    dependencies: { '@meridian/portal': `file:${basename(tarball)}`, ...app.dependencies },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
  for (const [command, ...args] of app.commands) await run(command, args, folder);
  return folder;
}

/** Checks that npm refuses the package with React 18, which lacks `use` and contexts as providers. */
export async function refusesReact18(tarball: string, home: string): Promise<boolean> {
  const folder = join(home, 'react-18');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'fresh-react-18', private: true }));
  const install = ['install', '--dry-run', '--no-audit', tarball, 'react@18.3.1', 'react-dom@18.3.1'];
  return run('npm', install, folder).then(
    () => false,
    (error: unknown) => String(error).includes('ERESOLVE'),
  );
}
