import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the package. */
export const packageName = '@meridian/portal';

interface Manifest {
  version: string;
  license: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
}

/** The app provides React. 19 is the first version with `use` and contexts as providers. */
const peers = { react: '^19.0.0', 'react-dom': '^19.0.0' } as const;

/** Returns the package of an import: `react-aria` of `react-aria/useButton`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the imported packages with the versions of this project. Throws for a package it does not have. */
function dependenciesOf(manifest: Manifest, specifiers: Iterable<string>): Record<string, string> {
  const names = [...new Set([...specifiers].map(packageOf))].filter((name) => !Object.hasOwn(peers, name));
  return Object.fromEntries(
    names.sort().map((name) => {
      const version = manifest.devDependencies[name] ?? manifest.dependencies[name];
      if (version === undefined)
        throw new Error(`The library loads ${name}, which package.json does not name`);
      return [name, version];
    }),
  );
}

export interface PackageContents {
  /** Public modules, as paths without extension. */
  modules: readonly string[];
  /** External imports of the built modules and their declarations. */
  specifiers: Iterable<string>;
}

/** Makes the package.json of the package, which exports only public modules. */
export function packageManifest(root: string, { modules, specifiers }: PackageContents): object {
  const manifest = readManifest(root);
  const entry = (module: string) =>
    [`./${module}`, { types: `./${module}.d.ts`, default: `./${module}.js` }] as const;
  return {
    name: packageName,
    version: manifest.version,
    description:
      "The component library of a hosting provider's customer portal: primitives, patterns, screens.",
    license: manifest.license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(modules.map(entry)),
      './styles.css': './styles.css',
      './tokens.css': './tokens.css',
      './tokens.json': './tokens.json',
      './package.json': './package.json',
    },
    peerDependencies: peers,
    dependencies: dependenciesOf(manifest, specifiers),
    engines: { node: '>=20.19' },
  };
}

/** Copies README, licence and, after the first release, the change log. */
export function copyDocuments(root: string, outDir: string): void {
  copyFileSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'));
  copyFileSync(join(root, 'app/build/library/README.md'), join(outDir, 'README.md'));
  const changes = join(root, 'CHANGELOG.md');
  if (existsSync(changes)) copyFileSync(changes, join(outDir, 'CHANGELOG.md'));
}
