import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServer } from '@app/server/createServer';
import { lockDataFolder } from '@app/server/db/dataLock';
import { parseEnv } from '@app/server/env';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'server.lock');

it('is held by one and free again after release', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(`(process ${process.pid})`);
  await lock.release();
  await (await lockDataFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['', 'nonsense', '0 1', '-1 1', '999999999 5', `${process.pid} 1`])(
  'is taken over by exactly one of several when it holds %j',
  async (stale) => {
    writeFileSync(file(), stale);
    const results = await Promise.allSettled([1, 2, 3].map(() => lockDataFolder(folder)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(readFileSync(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(readdirSync(folder)).toEqual(['server.lock']);
  },
);

it('is not even tried where no folder can be', async () => {
  writeFileSync(join(folder, 'file'), '');
  const env = parseEnv({ DATA_DIR: join(folder, 'file', 'data') });
  const log = () => undefined;
  const surroundings = {
    brandNames: { ru: 'М', en: 'M' },
    clientDir: folder,
    seedFile: '',
    log,
    logError: log,
  };
  await expect(createServer(env, surroundings)).rejects.toThrow('cannot be written');
});
