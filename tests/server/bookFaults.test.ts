import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { cardsContract } from '@app/contract/cards';
import type { Db } from '@app/server/db/database';
import { draftOfPayer } from '@/domain/payment/payer';
import { makeOrderEntry } from '@/sample-data/cart';
import { organizationPayer } from '@/sample-data/payers';
import { openAccount } from './support/openAccount';
import { openApp } from './support/openApp';
import { billingOf, makePaymentBody, newKey, setBalance } from './support/accountMoney';
import { payAtBank } from './support/atBank';
import { bookFaults } from './support/mixedLoad/bookFaults';
import { startAtNoon } from './support/atNoon';
import { addServer, renewalClock } from './support/renewalClock';
import { answerOf, callAs, type Person } from './support/signedIn';

startAtNoon();

/* The faults that kills are to be found by (tests/bench/killCycles.ts) are found: each is planted here once. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
/** Violations that the load's rules find in an account no load has made; a planted fault is added to them. */
let before: readonly string[];
beforeAll(async () => {
  ann = await openAccount(app);
  const entries = [makeOrderEntry({ id: newKey() })];
  const payer = draftOfPayer(organizationPayer);
  const body = makePaymentBody({ minor: 157_700, entries, payer, savesCard: true });
  const { continueAt = '' } = await billingOf(app, ann).begin(body);
  await payAtBank(app, ann, { continueAt });
  const { items } = await answerOf(cardsContract.list, callAs(app, ann, cardsContract.list));
  const params = { id: String(items.at(-1)?.id) };
  await callAs(app, ann, cardsContract.setRenewal, { params, body: { isOn: true } });
  await addServer(db, ann.id, 1);
  await setBalance(db, ann.id, 0);
  const clock = renewalClock(db, 1, app.deps.gateways);
  await clock.finishOperations();
  await clock.live(1);
  while (!clock.today().endsWith('-01')) await clock.live(1);
  before = await bookFaults(db);
});

/** A row like those that there are of a table, but for some columns. */
async function copy(tx: Db, table: string, changes: Readonly<Record<string, string>>, which: string) {
  const { rows } = await sql<{ name: string }>`select column_name as "name" from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`.execute(tx);
  const into = rows.map(({ name }) => `"${name}"`).join(', ');
  const from = rows.map(({ name }) => changes[name] ?? `"${name}"`).join(', ');
  await sql.raw(`insert into "${table}" (${into}) select ${from} from "${table}" where ${which}`).execute(tx);
}

/** The card pays for the same period on another day as well. */
async function chargeAgain(tx: Db): Promise<void> {
  const reference = `"reference" || '-again'`;
  const charged = `select "reference" from "payment" where "chargeKey" is not null`;
  await copy(
    tx,
    'bankPayment',
    { reference, orderId: `"orderId" || '-again'` },
    `"reference" in (${charged})`,
  );
  const chargeKey = `regexp_replace("chargeKey", ':[^:]*$', ':2031-01-01')`;
  await copy(tx, 'payment', { reference, chargeKey }, '"chargeKey" is not null');
}

const run = (text: string) => (tx: Db) => sql.raw(text).execute(tx);

it.each<[string, (tx: Db) => Promise<unknown>]>([
  [
    'renewed by the clock and not charged',
    run(`update "renewalStep" set "paymentId" = null where "step" = 'renewed'`),
  ],
  [
    'charged by the clock and not renewed, or twice',
    run(`delete from "renewalStep" where "step" = 'renewed'`),
  ],
  ['charged by the clock and not renewed, or twice', chargeAgain],
  ['a card that was charged twice for one period', chargeAgain],
  [
    'a renewal that is done and gave no time',
    run(`update "job" set "key" = 'renewal:1:load:2026-01-01' where "id" = (
      select max("id") from "job" where "kind" = 'renewal' and "doneAt" is not null)`),
  ],
  [
    'a gap in the numbers of documents',
    run(`update "paperNumber" set "last" = "last" + 1 where "kind" = 'act'`),
  ],
  [
    'acts that do not state what is stored as stated',
    run(`update "operation" set "acted" = "acted" - 1 where "acted" > 0`),
  ],
  [
    'days that two acts state',
    run(`insert into "paper" ("userId", "entity", "kind", "year", "serial", "content", "issuedAt", "month", "payerKey")
      select "userId", "entity", "kind", "year", "serial" + 1, "content", "issuedAt", "month" + 31, "payerKey"
      from "paper" where "kind" = 'act'`),
  ],
  [
    'acts that are done and not issued',
    run(`with "again" as (update "job" set "key" = "key" || ':load:' where "kind" = 'acts')
      update "operation" set "actedUntil" = null where "actedUntil" is not null`),
  ],
  ['a job that was given up', run(`update "job" set "failedAt" = now(), "error" = 'No power'`)],
])('finds %s', async (fault, plant) => {
  expect(before.filter((each) => each.startsWith(fault))).toEqual([]);
  const planted = db.transaction().execute(async (tx) => {
    await plant(tx);
    throw new Error((await bookFaults(tx)).join('\n'));
  });
  await expect(planted).rejects.toThrow(`${fault}: `);
});
