import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appRoutes } from '@app/build/appRoutes';
import { manifestOf, staticFiles } from '@app/build/manifest';
import { documentPaths, isDocumentPath, redirects } from '@/paths';

test('every route with a page names containers and messages that exist', () => {
  for (const { path, containers, areas } of appRoutes()) {
    expect(containers.length, path).toBeGreaterThan(0);
    for (const container of containers) expect(existsSync(container), container).toBe(true);
    for (const area of areas) expect(existsSync(`src/i18n/messages/ru/${area}.json`), area).toBe(true);
    expect(areas).toContain('common');
  }
});

test('an unknown address has a page, redirects have none', () => {
  const routed = appRoutes().map(({ path }) => path);
  expect(routed).toContain('*');
  for (const from of Object.keys(redirects)) expect(routed).not.toContain(from);
});

test('an address of the server is left for as a document, and no page of the app is', () => {
  const served = ['/api/docs', '/bank/1', '/pay/1', '/status', '/status/', '/status/feed.xml', '/terms'];
  for (const path of [...documentPaths, ...served]) expect(isDocumentPath(path), path).toBe(true);
  const routed = appRoutes().map(({ path }) => path);
  for (const path of [...routed, '/statuses', '/no/such/page'])
    expect(isDocumentPath(path), path).toBe(false);
});

test('a page needs what its sources import, each file once, also in a circle', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['a.js'] },
    page: { file: 'page.js', imports: ['index.js', 'a.js'] },
    a: { file: 'a.js', imports: ['b.js'] },
    b: { file: 'b.js', imports: ['a.js'] },
  };
  expect(staticFiles(manifest, ['index.html', 'page'])).toEqual(['index.js', 'page.js', 'a.js', 'b.js']);
  expect(() => staticFiles(manifest, ['missing'])).toThrow('missing');
});

test('the manifest names the file of each module and of each font', () => {
  const moduleIds = ['/root/src/one.ts', '/root/index.html'];
  const files = manifestOf('/root', [
    { type: 'chunk', fileName: 'a.js', moduleIds, imports: ['b.js'] },
    { type: 'asset', fileName: 'a.css', originalFileNames: ['index.html'] },
    { type: 'asset', fileName: 'font.woff2', originalFileNames: ['fonts/font.woff2'] },
  ]);
  expect(files).toEqual({
    'src/one.ts': { file: 'a.js', imports: ['b.js'] },
    'index.html': { file: 'a.js', imports: ['b.js'] },
    'fonts/font.woff2': { file: 'font.woff2', imports: [] },
  });
});
