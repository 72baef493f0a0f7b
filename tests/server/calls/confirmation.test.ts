import { beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { authContract } from '@app/contract/auth';
import { everyCall } from '@app/contract/contract';
import { sampleSettings } from '@/sample-data/admin';
import { newKey } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { makeRegistration } from '../support/payloads';
import { answerOf, callAs, codeOf, signIn, userNumberOf, type Person } from '../support/signedIn';

/* Sensitive actions of staff need a sign-in or the password within the last ten minutes. */

const { db, app } = await openApp({
  deps: { hasDemoData: false },
  limits: { changePasswordPerAccount: { max: 2, windowSeconds: 3600 } },
});
const { adjustBalance, customer, saveSettings, settings } = adminContract;
const { confirmPassword } = authContract;
const { password } = makeRegistration();
const ann = await signIn(app);

let admin: Person;
let params: { id: string };
const body = { direction: 'credit', purpose: 'goodwill', amount: 50_000, note: 'Down on Monday' };

/** Signs in so many minutes ago. */
async function age(person: Person, minutes: number) {
  const createdAt = new Date(Date.now() - minutes * 60_000);
  // The column is written by the auth library, so its type allows no update.
  await db
    .updateTable('session')
    .set({ createdAt } as never)
    .where('userId', '=', person.id)
    .execute();
}

beforeEach(async () => {
  admin = await signIn(app, 'admin');
  params = { id: String(await userNumberOf(db, ann.id)) };
});

const credit = () => callAs(app, admin, adjustBalance, { params, key: newKey(), body });
const confirm = (entered: string) => callAs(app, admin, confirmPassword, { body: { password: entered } });

it('names the calls that need it', () => {
  const names = everyCall
    .filter(({ one }) => one.requiresPassword)
    .map(({ area, name }) => `${area} ${name}`)
    .toSorted();
  expect(names).toEqual([
    'admin adjustBalance',
    'admin cancelRefund',
    'admin deleteUser',
    'admin endSecondFactor',
    'admin inviteStaff',
    'admin markRefundSent',
    'admin mergeUsers',
    'admin refundPayment',
    'admin removeStaff',
    'admin saveStaff',
  ]);
});

// tests: STAFF-01
it('refuses after ten minutes, and allows once the password is confirmed', async () => {
  await age(admin, 9);
  expect((await credit()).status).toBe(200);
  await age(admin, 11);
  const refused = await credit();
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'passwordNeeded']);
  const { user } = await answerOf(customer, callAs(app, admin, customer, { params }));
  expect(user.balance % 50_000).toBe(0);
  expect((await confirm(password)).status).toBe(204);
  expect((await credit()).status).toBe(200);
});

// tests: STAFF-01
it('is for this session alone', async () => {
  await age(admin, 11);
  const other = await signIn(app, 'admin');
  await callAs(app, other, confirmPassword, { body: { password } });
  expect((await credit()).status).toBe(403);
});

// tests: STAFF-01
it('counts wrong passwords and confirms nothing by them', async () => {
  await age(admin, 11);
  const wrong = await confirm('wrong horse battery');
  expect([wrong.status, await codeOf(wrong)]).toEqual([403, 'wrongCurrentPassword']);
  expect((await credit()).status).toBe(403);
  await confirm('wrong horse battery');
  const third = await confirm(password);
  expect([third.status, await codeOf(third)]).toEqual([429, 'tooManyTries']);
});

// tests: STAFF-01
it('does not ask an account without a password', async () => {
  await age(admin, 11);
  await db.updateTable('account').set({ password: null }).where('userId', '=', admin.id).execute();
  expect((await credit()).status).toBe(200);
});

// tests: STAFF-01
it('is needed for a new password of the mail server only', async () => {
  await age(admin, 11);
  const save = async (changes: object) => {
    const { version } = await answerOf(settings, callAs(app, admin, settings));
    const next = { ...sampleSettings, ...changes, reminderDays: [...sampleSettings.reminderDays] };
    return callAs(app, admin, saveSettings, { version, body: next });
  };
  expect((await save({ smtpPassword: '' })).status).toBe(200);
  const refused = await save({ smtpUser: 'portal', smtpPassword: 'secret' });
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'passwordNeeded']);
});
