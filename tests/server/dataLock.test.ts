import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@/brand';
import { createServer } from '@app/server/createServer';
import { lockDataFolder } from '@app/server/db/dataLock';
import { parseEnv } from '@app/server/env';
import { recordedLog } from './support/recordedLog';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-lock-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'server.lock');

/** Makes the lock look as if it was last touched so long ago. */
function age(seconds: number): void {
  const then = new Date(Date.now() - seconds * 1000);
  utimesSync(file(), then, then);
}

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

it('leaves a lock alone that has become another server’s', async () => {
  const lock = await lockDataFolder(folder);
  writeFileSync(file(), '1 5 elsewhere pid:[1]');
  await lock.release();
  expect(readFileSync(file(), 'utf8')).toBe('1 5 elsewhere pid:[1]');
});

describe('of a server whose processes cannot be seen from here', () => {
  // The same pid, so that only the host shows that it is another process.
  const elsewhere = () => {
    const [pid, started, host, namespace] = readFileSync(file(), 'utf8').split(' ');
    return {
      host: `${pid} ${started} elsewhere ${namespace}`,
      namespace: `${pid} ${started} ${host} pid:[1]`,
      dead: `999999999 5 elsewhere ${namespace}`,
    };
  };

  it.each(['host', 'namespace', 'dead'] as const)('(another %s) holds while it beats', async (kind) => {
    const lock = await lockDataFolder(folder);
    const content = elsewhere()[kind];
    await lock.release();
    writeFileSync(file(), content);
    age(15);
    await expect(lockDataFolder(folder)).rejects.toThrow(/ in use by another server \(process \d+ on host /);
    expect(readFileSync(file(), 'utf8')).toBe(content);
    age(21);
    await (await lockDataFolder(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('beats until it is released', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lock = await lockDataFolder(folder);
    age(60);
    vi.advanceTimersByTime(3000);
    await expect.poll(() => Date.now() - statSync(file()).mtimeMs).toBeLessThan(10_000);
    await lock.release();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('is not even tried where no folder can be', async () => {
  writeFileSync(join(folder, 'file'), '');
  const env = parseEnv({ DATA_DIR: join(folder, 'file', 'data') });
  const surroundings = {
    brandNames: brand.name,
    clientDir: folder,
    seedFile: '',
    landingFile: '',
    log: recordedLog().log,
  };
  await expect(createServer(env, surroundings)).rejects.toThrow('cannot be written');
});
