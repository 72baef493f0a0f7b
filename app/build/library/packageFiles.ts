import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the package where it is installed. */
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

/** React comes from the app. 19 is the first with `use` and with a context as its own provider. */
const peers = { react: '^19.0.0', 'react-dom': '^19.0.0' } as const;

/** `react-aria` of `react-aria/useButton`, `@internationalized/date` of itself. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The packages that modules load, each in the version that the portal is tested with. Throws for one it has not. */
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
  /** Modules for others, as paths without extension. */
  modules: readonly string[];
  /** Everything that the built modules and their declarations load from elsewhere. */
  specifiers: Iterable<string>;
}

/** The package.json of the package: every public module by its own path, and nothing else of it. */
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

/** Puts what people read into the package; the change log once a release has written one. */
export function copyDocuments(root: string, outDir: string): void {
  copyFileSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'));
  copyFileSync(join(root, 'app/build/library/README.md'), join(outDir, 'README.md'));
  const changes = join(root, 'CHANGELOG.md');
  if (existsSync(changes)) copyFileSync(changes, join(outDir, 'CHANGELOG.md'));
}
