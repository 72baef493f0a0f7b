import { afterAll, beforeAll, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { balanceOf } from '@app/server/ledger/balance';
import type { Db } from '@app/server/db/database';
import { openPostgres } from '@app/server/db/postgres';
import { auditBooks, setBalance } from './support/accountMoney';
import { onPostgres } from './support/onPostgres';
import { startAtNoon } from './support/atNoon';
import { addServer, renewalClock, renewalPayments } from './support/renewalClock';
import { callAs, signIn } from './support/signedIn';
import { createTestApp } from './support/testApp';

startAtNoon();

const price = 157_700;
const servers = 20;

onPostgres('renewals', (urlOf) => {
  let db: Db;
  beforeAll(async () => {
    db = await openPostgres(urlOf());
  });
  afterAll(() => db.destroy());

  it('four instances at once renew each server once, and as many as the money allows', async () => {
    const app = createTestApp(db, { deps: { hasDemoData: false } });
    const ann = await signIn(app);
    await callAs(app, ann, serversContract.list);
    for (let index = 0; index < servers; index += 1) await addServer(db, ann.id, 1);
    await setBalance(db, ann.id, price * 12 + 5);
    const clock = renewalClock(db, 4);
    await clock.live(1);
    const states = (await renewalPayments(db, ann.id)).map(({ state }) => state).toSorted();
    expect(states).toEqual([
      ...Array.from({ length: 8 }, () => 'created'),
      ...Array.from({ length: 12 }, () => 'paid'),
    ]);
    expect(await balanceOf(db, ann.id)).toBe(5);
    expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
    const failed = await db.selectFrom('job').select('error').where('error', 'is not', null).execute();
    expect([failed, clock.errors]).toEqual([[], []]);
  });
});
