import { tmpdir } from 'node:os';
import { DummyDriver } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
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
