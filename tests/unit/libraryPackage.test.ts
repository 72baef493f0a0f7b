import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { copyDocuments, packageManifest } from '@app/build/library/packageFiles';
import { publicModules, sourceFile } from '@app/build/library/publicModules';
import { readChange } from '../runner/changed/changedFiles';
import { sourceGraph, specifiersIn } from '../runner/changed/sourceGraph';
import { reachOf } from '../visual/selection/selectStories';

/** Dependencies of screens besides React. Adding one affects everybody who installs the library. */
const allowed = [
  '@formatjs/icu-messageformat-parser',
  '@internationalized/date',
  'class-variance-authority',
  'intl-messageformat',
  'qrcode-generator',
  'radix-ui',
  'react-aria',
  'react-stately',
  'valibot',
];

const modules = publicModules('.');
const graph = sourceGraph(readChange('HEAD').after);
const files = modules.map((module) => sourceFile('.', module));
/** The public modules and their parts, as their sources say. */
const sources = [...reachOf(graph, files)].map((path) => [path, graph.modules[path]?.code ?? ''] as const);
const specifiers = sources.flatMap(([path, code]) =>
  specifiersIn(path, code).filter((name) => !/^(?:\.|@\/)/.test(name)),
);
const manifest = v.parse(
  v.object({
    dependencies: v.record(v.string(), v.string()),
    exports: v.record(v.string(), v.unknown()),
    sideEffects: v.unknown(),
  }),
  packageManifest('.', { modules, specifiers }),
);

test('the package depends on what screens are made of, and on nothing of the server or of the tools', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(allowed);
});

test('a bundler may drop every unused module, but no style sheet', () => {
  expect(manifest.sideEffects).toEqual(['**/*.css']);
  expect(sources.filter(([, code]) => /^import ['"]/m.test(code)).map(([path]) => path)).toEqual([]);
});

test('each public module has a path of its own, and none of the others has one', () => {
  const data = ['./styles.css', './tokens.css', './tokens.json', './package.json'];
  expect(Object.keys(manifest.exports)).toEqual([...modules.map((module) => `./${module}`), ...data]);
});

test('the change log is in the package once there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-documents-'));
  const [root, out] = [join(folder, 'root'), join(folder, 'out')];
  try {
    for (const path of [join(root, 'app/build/library'), out]) mkdirSync(path, { recursive: true });
    writeFileSync(join(root, 'LICENSE'), '');
    writeFileSync(join(root, 'app/build/library/README.md'), '');
    copyDocuments(root, out);
    expect(readdirSync(out).sort()).toEqual(['LICENSE', 'README.md']);
    writeFileSync(join(root, 'CHANGELOG.md'), '');
    copyDocuments(root, out);
    expect(readdirSync(out).sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
