import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appRoutes } from '@app/build/appRoutes';
import { staticFiles, staticStyles } from '@app/build/manifest';
import { redirects } from '@/paths';

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

test('a page needs what its sources import, each file once, also in a circle', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_a'], css: ['index.css'] },
    page: { file: 'page.js', imports: ['index.html', '_a'], css: ['index.css', 'page.css'] },
    _a: { file: 'a.js', imports: ['_b'], css: [] },
    _b: { file: 'b.js', imports: ['_a'], css: [] },
  };
  expect(staticFiles(manifest, ['index.html', 'page'])).toEqual(['index.js', 'a.js', 'b.js', 'page.js']);
  expect(staticStyles(manifest, ['index.html', 'page'])).toEqual(['index.css', 'page.css']);
  expect(() => staticFiles(manifest, ['missing'])).toThrow('missing');
});
