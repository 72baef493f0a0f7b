import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cachedBuild } from '../../visual/buildCache';
import { serveSite } from '../../visual/site';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'build-cache-'));
});
afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
});

const builder = (text: string) => (out: string) => {
  writeFileSync(join(out, 'index.json'), JSON.stringify(text));
  return Promise.resolve();
};
const never = () => Promise.reject(new Error('It was built again.'));

async function fill(builds: number): Promise<void> {
  for (let index = 0; index < builds; index += 1)
    await cachedBuild(cache, `other-${index}`, builder('other'));
}

describe('the cache of builds', () => {
  test('takes nothing from a run that still serves an old build', async () => {
    const base = await cachedBuild(cache, 'base', builder('base'));
    await fill(12);
    expect(existsSync(join(cache, 'base'))).toBe(false);
    const site = await serveSite(base);
    try {
      const answer = await fetch(`${site.origin}/index.json`);
      expect([answer.status, await answer.json()]).toEqual([200, 'base']);
    } finally {
      await site.close();
    }
  });

  test('keeps what was used last, however long ago it was built', async () => {
    await cachedBuild(cache, 'base', builder('base'));
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(join(cache, 'base'), longAgo, longAgo);
    await fill(7);
    await cachedBuild(cache, 'base', never);
    await cachedBuild(cache, 'one-more', builder('more'));
    await expect(cachedBuild(cache, 'base', never)).resolves.toMatchObject({ isNew: false });
  });

  test('keeps nothing of a build that failed', async () => {
    await expect(cachedBuild(cache, 'broken', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    expect(readdirSync(cache)).toEqual([]);
  });

  test('a build that lost its files is built again', async () => {
    await cachedBuild(cache, 'base', builder('base'));
    rmSync(join(cache, 'base', 'index.json'));
    await expect(cachedBuild(cache, 'base', builder('anew'))).resolves.toMatchObject({ isNew: true });
    await expect(cachedBuild(cache, 'base', never)).resolves.toMatchObject({ isNew: false });
  });
});
