/**
 * The table of allowed imports of the architecture page, for eslint-plugin-boundaries. Anything else is forbidden,
 * including packages (`checkAllOrigins`).
 */
import boundaries from 'eslint-plugin-boundaries';
import { serverImports, serverKinds } from './serverLayers.js';

/** Every file belongs to the first kind whose pattern matches its path from the project's root. */
const kinds = [
  { category: 'i18n', pattern: 'src/i18n/**' },
  { category: 'domain', pattern: 'src/domain/**' },
  { category: 'brand', pattern: 'src/brand{.ts,Mark.tsx}' },
  { category: 'paths', pattern: 'src/{paths.ts,returnPath.ts,pages/**}' },
  { category: 'tokens', pattern: 'src/tokens/*.ts' },
  { category: 'primitives', pattern: 'src/primitives/**' },
  { category: 'components', pattern: 'src/components/**' },
  { category: 'patterns', pattern: 'src/patterns/**' },
  { category: 'screens', pattern: 'src/screens/*/**', capture: ['area'] },
  { category: 'sample-data', pattern: 'src/sample-data/**' },
  { category: 'styles', pattern: 'src/**/*.css' },
  { category: 'entry', pattern: 'src/*.ts' },
  { category: 'contract', pattern: 'app/contract/**' },
  ...serverKinds,
  { category: 'build', pattern: 'app/build/**' },
  { category: 'providers', pattern: 'app/providers/**' },
  { category: 'app', pattern: 'app/**' },
  { category: 'storybook', pattern: '.storybook/**' },
  { category: 'stories', pattern: 'stories/**' },
  { category: 'kit', pattern: 'tests/conformance/**' },
  { category: 'tests', pattern: 'tests/**' },
  { category: 'configs', pattern: '*.{ts,js}' },
];

/** Packages that only one kind may import. */
const behaviour = ['radix-ui', '@radix-ui/**', 'react-aria', 'react-stately', '@internationalized/**'];
const router = ['react-router-dom', 'react-router'];

/**
 * Allowed kinds and packages per kind. `node` means Node's modules, `**` any package. Components and patterns are
 * siblings: a pattern gets components through slots, a screen uses both.
 */
const base = ['i18n', 'domain'];
const library = [...base, 'brand', 'paths', 'primitives', 'components', 'patterns', 'screens'];
const table = {
  domain: { kinds: ['domain', 'paths'], packages: ['valibot'] },
  paths: { kinds: ['paths'], packages: [] },
  brand: { kinds: ['i18n'], packages: ['class-variance-authority'] },
  i18n: {
    kinds: ['i18n', 'domain'],
    packages: ['react', 'intl-messageformat', '@formatjs/icu-messageformat-parser', 'react-aria'],
  },
  // Tokens are read by the build and by token pages, not by screens.
  tokens: { kinds: [], packages: [] },
  primitives: {
    kinds: [...base, 'primitives'],
    packages: ['react', 'react-dom', 'class-variance-authority', ...behaviour],
  },
  components: {
    kinds: [...base, 'primitives', 'components'],
    packages: ['react', 'class-variance-authority'],
  },
  patterns: {
    kinds: [...base, 'primitives', 'patterns'],
    packages: ['react', 'class-variance-authority'],
  },
  screens: {
    kinds: [...base, 'paths', 'primitives', 'components', 'patterns'],
    packages: ['react', 'class-variance-authority', 'valibot'],
  },
  'sample-data': { kinds: ['domain', 'paths', 'sample-data'], packages: [] },
  entry: { kinds: [...library, 'styles'], packages: [] },
  contract: { kinds: ['contract', 'domain'], packages: ['valibot'] },
  // The server uses the sample for new accounts (D25) and for the initial catalogue.
  ...Object.fromEntries(
    Object.entries(serverImports).map(([kind, imports]) => [
      kind,
      {
        kinds: [...imports, 'contract', 'domain', 'brand', 'paths', 'sample-data'],
        packages: ['node', '**'],
      },
    ]),
  ),
  build: {
    kinds: [...library, 'sample-data', 'styles', 'tokens', 'server', 'server-*', 'app', 'providers', 'build'],
    packages: ['node', '**'],
  },
  app: {
    kinds: [...library, 'sample-data', 'styles', 'contract', 'app', 'providers'],
    packages: ['react', 'react-dom', 'valibot', ...router],
  },
  providers: {
    kinds: [...library, 'app', 'providers'],
    packages: ['react', 'react-dom', 'valibot', 'react-aria', ...router],
  },
  // Storybook reads requirement marks from stories and tests.
  storybook: {
    kinds: [...base, 'brand', 'styles', 'tokens', 'primitives', 'storybook', 'stories', 'tests'],
    packages: ['node', '**'],
  },
  stories: {
    kinds: [...library, 'sample-data', 'styles', 'tokens', 'stories', 'storybook'],
    packages: ['react', 'storybook', '@storybook/**', 'virtual:specification'],
  },
  // The kit tests any server, so it may only use what every provider gets, and the adapters based on it.
  kit: { kinds: ['kit', 'contract', 'domain', 'sample-data'], packages: ['node', 'valibot'] },
  tests: { kinds: ['*'], packages: ['node', '**'] },
  configs: { kinds: ['i18n', 'build', 'tests', 'configs'], packages: ['node', '**'] },
};

/** Packages that only one kind may import, even if others allow `**`. */
const homeless = {
  ...Object.fromEntries(
    serverKinds.map(({ category }) => [category, ['react', 'react-dom', ...router, ...behaviour]]),
  ),
  build: behaviour,
  storybook: router,
};

const from = (category, captured) => ({
  file: { categories: category, ...(captured ? { captured } : {}) },
});

function policiesOf(category) {
  const { kinds: allowed, packages } = table[category];
  const modules = packages.flatMap((name) =>
    name === 'node' ? [{ origin: 'core' }] : [{ origin: 'external', source: name }],
  );
  return [
    { from: from(category), allow: { to: { file: { categories: allowed } } } },
    ...(modules.length > 0 ? [{ from: from(category), allow: { to: { module: modules } } }] : []),
    ...(homeless[category] ?? []).map((source) => ({
      from: from(category),
      disallow: { to: { module: { origin: 'external', source } } },
    })),
  ];
}

/** Imports allowed in addition to a kind's row. */
const exceptions = {
  // A screen may import its own area only.
  screens: [
    {
      from: from('screens'),
      allow: {
        to: { file: { categories: 'screens', captured: { area: '{{ from.file.captured.area }}' } } },
      },
    },
  ],
  // Sample data uses the types of views and never runs a screen.
  'sample-data': [
    {
      from: from('sample-data'),
      allow: {
        to: { file: { categories: ['screens', 'patterns', 'components', 'i18n'] } },
        dependency: { kind: 'type' },
      },
    },
  ],
  // The table of pages refers to icons, messages and the shells' views as types only.
  paths: [
    {
      from: from('paths'),
      allow: {
        to: { file: { categories: ['i18n', 'primitives', 'patterns'] } },
        dependency: { kind: 'type' },
      },
    },
  ],
  // Views of the shells and of the palette are made from the table of pages; their parts only display them.
  patterns: [
    {
      from: {
        file: { path: ['src/patterns/appShell/*ShellView.ts', 'src/patterns/commandPalette/*Candidates.ts'] },
      },
      allow: { to: { file: { categories: 'paths' } } },
    },
  ],
  // Examples of calls are part of the API's description.
  kit: [
    {
      from: from('kit'),
      allow: { to: { file: { path: ['app/server/openapi/examples.ts', 'app/ports/**'] } } },
    },
  ],
  // The server shares languages and formats with the browser, but nothing that renders.
  ...Object.fromEntries(
    serverKinds.map(({ category }) => [
      category,
      [
        {
          from: from(category),
          allow: { to: { file: { path: 'src/i18n/{locale,format,longDate}.ts' } } },
        },
      ],
    ]),
  ),
};

const scripts = '**/*.{ts,tsx}';

/**
 * Blocks of eslint.config.js. Each kind's files are checked against its own policies only, because checking every
 * import against all takes fifteen times as long. The last matching block and the first matching kind apply.
 */
export const architecture = [
  {
    files: [scripts],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: 'tsconfig.json', alwaysTryTypes: true } },
      'boundaries/files': kinds,
      'boundaries/files-single-match': true,
      'boundaries/legacy-templates': false,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    },
    rules: { 'boundaries/no-unknown-files': 'error' },
  },
  ...kinds.toReversed().map(({ category, pattern }) => ({
    files: [[pattern, scripts]],
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkUnknownLocals: true,
          checkInternals: true,
          message:
            'A file of "{{ from.file.categories }}" may not import {{ dependency.source }}: see tests/lint/architecture.js',
          policies: [...(table[category] ? policiesOf(category) : []), ...(exceptions[category] ?? [])],
        },
      ],
    },
  })),
];
