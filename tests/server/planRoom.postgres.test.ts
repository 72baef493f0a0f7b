import { expect, it } from 'vitest';
import { openPostgres } from '@app/server/db/postgres';
import { storeRoom } from '@app/server/fulfilment/planRoom';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from './support/accountMoney';
import { onPostgres } from './support/onPostgres';
import { signIn, type Person } from './support/signedIn';
import { createTestApp } from './support/testApp';

onPostgres('room of plans', (urlOf) => {
  // tests: PRICES-12
  it('sells as many servers as there are places, whoever orders while they are counted', async () => {
    const db = await openPostgres(urlOf());
    const app = createTestApp(db, { deps: { hasDemoData: false } });
    const places = 3;
    const entry = makeOrderEntry();
    const provisioner = {
      // Answers late: orders are placed meanwhile.
      async room(_: unknown, waiting: ReadonlyMap<string, number>) {
        await new Promise((later) => setTimeout(later, 20));
        return {
          items: [{ tariff: entry.plan, room: Math.max(0, places - (waiting.get(entry.plan) ?? 0)) }],
        };
      },
    };
    const count = () => storeRoom(db, provisioner, new Date());
    const people: Person[] = [];
    for (let number = 0; number < 8; number += 1) people.push(await signIn(app));
    await count();
    const order = async (person: Person) => {
      const entries = [{ ...entry, id: newKey() }];
      return (await billingOf(app, person).tryPay(makePaymentBody({ minor: 157_700, entries }))).status;
    };
    const counting = (async () => {
      for (let time = 0; time < 20; time += 1) await count();
    })();
    const statuses = await Promise.all(people.map(order));
    await counting;
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    await count();
    expect(await order(await signIn(app))).toBe(409);
    expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
    expect(app.errors).toEqual([]);
    await db.destroy();
  });
});
