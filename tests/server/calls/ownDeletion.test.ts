import { beforeEach, expect, it } from 'vitest';
import { authContract } from '@app/contract/auth';
import { securityContract } from '@app/contract/security';
import { settledSum } from '@/domain/account/settlement';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { password } from '../support/authenticator';
import { colleaguesOf } from '../support/colleagues';
import { openApp } from '../support/openApp';
import { renewalClock } from '../support/renewalClock';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/** Runs between the check of the password and the deletion. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
const { db, app } = await openApp({
  deps: {
    hasDemoData: false,
    passwordQueue: {
      async take(_, work) {
        const value = await work();
        await meanwhile();
        return value;
      },
    },
  },
});
const { join } = colleaguesOf(app);
const { settlement, deleteAccount } = securityContract;
/** Of one order of the sample's plan. */
const price = 157_700;

let ann: Person;
beforeEach(async () => {
  meanwhile = () => Promise.resolve();
  ann = await signIn(app);
  const billing = billingOf(app, ann);
  await billing.history();
  await billing.pay(makePaymentBody({ minor: 100_000 }));
  await billing.pay(makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })] }));
  await billing.begin(
    makePaymentBody({ minor: price, method: 'manual', entries: [makeOrderEntry({ id: newKey() })] }),
  );
});

const shown = () => answerOf(settlement, callAs(app, ann, settlement));
const remove = (body: object, person = ann) => callAs(app, person, deleteAccount, { body });
const isThere = async () =>
  (await db.selectFrom('user').select('id').where('id', '=', ann.id).execute()).length === 1;

// tests: SETTINGS-21
it('shows the sums, settles exactly those, and ends the account with its sessions', async () => {
  const sums = await shown();
  expect(sums).toMatchObject({ bills: { count: 1, sum: price }, servers: { count: 1, byMethod: price } });
  expect(sums).toMatchObject({ balance: 100_000, returnable: 100_000 });
  const removed = await remove({ password, sum: settledSum(sums) });
  expect(removed.status).toBe(204);
  expect(removed.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^meridian\.session_token=; Max-Age=0/),
  );
  expect(await isThere()).toBe(false);
  expect((await callAs(app, ann, settlement)).status).toBe(401);
  const refunds = db.selectFrom('auditEvent').selectAll().where('subject', '=', ann.email);
  const [event] = await refunds.where('kind', '=', 'userDeleted').execute();
  expect(event).toMatchObject({
    adminId: null,
    // No administrator did it, and the trail is not filtered by customers.
    adminEmail: '',
    customerEmail: ann.email,
    after: { reason: 'ownerRequest', serversByMethod: price, returned: 100_000, writtenOff: 0 },
  });
  const clock = renewalClock(db, 1);
  clock.pass(60_000);
  await clock.settle();
  const mails = clock.mails.filter(({ summary }) => summary === 'account: deleted');
  expect(mails.map(({ to }) => to)).toEqual([ann.email]);
  expect(clock.errors).toEqual([]);
  const kept = db.selectFrom('formerPayment').select('amount').where('email', '=', ann.email);
  expect((await kept.execute()).map(({ amount }) => amount).toSorted()).toEqual([100_000, price, price]);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

it('keeps everything with a wrong password, or when the sums are other ones', async () => {
  const sum = settledSum(await shown());
  const wrong = await remove({ password: 'not my password', sum });
  expect([wrong.status, await codeOf(wrong)]).toEqual([403, 'wrongCurrentPassword']);
  const changed = await remove({ password, sum: sum + 1 });
  expect(await changed.json()).toMatchObject({ code: 'refundChanged', expected: sum, given: sum + 1 });
  expect(await isThere()).toBe(true);
  expect(settledSum(await shown())).toBe(sum);
});

it('is refused to staff, whose account a colleague deletes', async () => {
  const clerk = await signIn(app, 'admin');
  const refused = await remove({ password, sum: 0 }, clerk);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'adminAccount']);
});

it.each([
  ['deleted', () => db.deleteFrom('user').where('id', '=', ann.id).execute(), 'notSignedIn'],
  [
    'suspended',
    () =>
      db
        .updateTable('customer')
        .set({ status: 'Suspended', suspendedAt: new Date() })
        .where('userId', '=', ann.id)
        .execute(),
    'notSignedIn',
  ],
  [
    'made staff',
    () => db.updateTable('user').set({ role: 'admin' }).where('id', '=', ann.id).execute(),
    'adminAccount',
  ],
])('is refused to an account that is %s meanwhile', async (_, act, code) => {
  const sum = settledSum(await shown());
  meanwhile = act;
  const refused = await remove({ password, sum });
  expect(await codeOf(refused)).toBe(code);
  const deleted = db.selectFrom('auditEvent').select('id').where('subject', '=', ann.email);
  expect(await deleted.where('kind', '=', 'userDeleted').execute()).toEqual([]);
});

it('is the owner’s own: colleagues read no sums, and their pages learn of it', async () => {
  const bob = await signIn(app);
  const { params } = await join(ann, bob, 'finance');
  const sum = settledSum(await shown());
  expect((await callAs(app, bob, authContract.act, { body: params })).status).toBeLessThan(300);
  const read = await callAs(app, bob, settlement);
  expect([read.status, await codeOf(read)]).toEqual([403, 'role']);
  const seen: string[] = [];
  const end = app.deps.changes.subscribe(ann.id, (topics) => void seen.push(...topics));
  expect((await remove({ password, sum })).status).toBe(204);
  end();
  expect(seen).toContain('members');
});
