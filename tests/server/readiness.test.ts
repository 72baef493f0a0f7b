import { tmpdir } from 'node:os';
import { DummyDriver } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from '@app/server/readiness';
import { recordedLog } from './support/recordedLog';
import { unusedDatabase } from './support/unusedDatabase';

afterEach(() => {
  vi.useRealTimers();
});

it('says within two seconds that the database hangs, to everybody, and asks it once', async () => {
  const driver = new DummyDriver();
  const acquire = vi.spyOn(driver, 'acquireConnection').mockReturnValue(new Promise<never>(() => undefined));
  const readiness = createReadiness({
    db: unusedDatabase(driver),
    dataDir: tmpdir(),
    log: recordedLog().log,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told = vi.fn();
  const all = [readiness.obstacle().then(told), readiness.obstacle().then(told)];
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(all);
  expect(told.mock.calls).toEqual([['databaseDown'], ['databaseDown']]);
  expect(acquire).toHaveBeenCalledOnce();
});

describe('the disk', () => {
  const withDisk = (freeBytes: () => Promise<number>) =>
    createReadiness({ db: unusedDatabase(), dataDir: tmpdir(), log: recordedLog().log, freeBytes });

  it('is full below 64 MiB', async () => {
    expect(await withDisk(async () => 64 * 1024 * 1024 - 1).obstacle()).toBe('diskFull');
    expect(await withDisk(async () => 64 * 1024 * 1024).obstacle()).toBeNull();
  });

  it('is slow, and not full, while a look takes its time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const told = vi.fn();
    const asked = withDisk(() => new Promise<never>(() => undefined))
      .obstacle()
      .then(told);
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
    expect(told).toHaveBeenCalledExactlyOnceWith('diskSlow');
  });

  it('is down, and not full, where it cannot be looked at', async () => {
    expect(await withDisk(() => Promise.reject(new Error('EIO'))).obstacle()).toBe('diskDown');
  });
});
