import { randomUUID } from 'node:crypto';
import { storeEmailChange } from '@app/server/auth/emailChange/store';
import { codeAt, makeKey, stepAt } from '@app/server/auth/secondFactor/totp';
import { password } from './authenticator';
import { customerNumber } from './everyCallAdminFixture';
import { dbOf, type Fixture } from './everyCallFixture';

/** Gives the customer a key of an authenticator app, confirmed or not, and returns it. */
async function factorOf(fixture: Fixture, isConfirmed: boolean): Promise<string> {
  const { app, customer } = fixture;
  const db = dbOf(fixture);
  const now = new Date();
  const key = makeKey();
  await db.deleteFrom('secondFactor').where('userId', '=', customer.id).execute();
  await db
    .insertInto('secondFactor')
    .values({
      userId: customer.id,
      key: app.deps.seal.close(key),
      startedAt: now,
      confirmedAt: isConfirmed ? now : null,
    })
    .execute();
  return key;
}

async function trustedBrowser(fixture: Fixture): Promise<string> {
  const now = new Date();
  const { id } = await dbOf(fixture)
    .insertInto('trustedBrowser')
    .values({
      userId: fixture.customer.id,
      tokenHash: makeKey(),
      device: null,
      at: now,
      expiresAt: new Date(now.getTime() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Stores a change of e-mail and returns the token of the new mailbox. */
async function emailToken(fixture: Fixture): Promise<string> {
  const { id: userId } = fixture.customer;
  const email = `${randomUUID()}@example.com`;
  const { new: token } = await storeEmailChange(dbOf(fixture), {
    userId,
    email,
    sessionId: '',
    now: new Date(),
  });
  return token;
}

const withPassword = [{ body: { password } }];

/** Parts of the calls of the second factor. */
export const securityParts = {
  startSecondFactor: async (fixture: Fixture) => {
    await dbOf(fixture).deleteFrom('secondFactor').where('userId', '=', fixture.customer.id).execute();
    return withPassword;
  },
  confirmSecondFactor: async (fixture: Fixture) => [
    { body: { code: codeAt(await factorOf(fixture, false), stepAt(new Date())) } },
  ],
  renewRecoveryCodes: async (fixture: Fixture) => {
    await factorOf(fixture, true);
    return withPassword;
  },
  endSecondFactor: async (fixture: Fixture) => {
    await factorOf(fixture, true);
    return withPassword;
  },
  startEmailChange: () => [{ body: { email: `${randomUUID()}@example.com`, password } }],
  confirmEmailChange: async (fixture: Fixture) => [{ body: { token: await emailToken(fixture) } }],
  cancelEmailChange: () => [{}],
  // Refused for its sum: the other calls need the account.
  deleteAccount: () => [{ body: { password, sum: 1 } }],
  forgetBrowser: async (fixture: Fixture) => [{ params: { id: await trustedBrowser(fixture) } }],
};

/** The customer, who has a second factor. */
export async function customerWithFactor(fixture: Fixture): Promise<{ id: string }> {
  await factorOf(fixture, true);
  return customerNumber(fixture);
}
