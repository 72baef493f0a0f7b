import { randomUUID } from 'node:crypto';
import { storeEmailChange } from '@app/server/auth/emailChange/store';
import { codeAt, makeKey, stepAt } from '@app/server/auth/secondFactor/totp';
import { password } from './authenticator';
import { customerNumber, dbOf, type World } from './everyCallWorld';

/** Gives the customer a key of an authenticator app, confirmed or not, and returns it. */
async function factorOf(world: World, isConfirmed: boolean): Promise<string> {
  const { app, customer } = world;
  const db = dbOf(world);
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

async function trustedBrowser(world: World): Promise<string> {
  const now = new Date();
  const { id } = await dbOf(world)
    .insertInto('trustedBrowser')
    .values({
      userId: world.customer.id,
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
async function emailToken(world: World): Promise<string> {
  const { id: userId } = world.customer;
  const email = `${randomUUID()}@example.com`;
  const { new: token } = await storeEmailChange(dbOf(world), {
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
  startSecondFactor: async (world: World) => {
    await dbOf(world).deleteFrom('secondFactor').where('userId', '=', world.customer.id).execute();
    return withPassword;
  },
  confirmSecondFactor: async (world: World) => [
    { body: { code: codeAt(await factorOf(world, false), stepAt(new Date())) } },
  ],
  renewRecoveryCodes: async (world: World) => {
    await factorOf(world, true);
    return withPassword;
  },
  endSecondFactor: async (world: World) => {
    await factorOf(world, true);
    return withPassword;
  },
  startEmailChange: () => [{ body: { email: `${randomUUID()}@example.com`, password } }],
  confirmEmailChange: async (world: World) => [{ body: { token: await emailToken(world) } }],
  cancelEmailChange: () => [{}],
  forgetBrowser: async (world: World) => [{ params: { id: await trustedBrowser(world) } }],
};

/** The customer, who has a second factor. */
export async function customerWithFactor(world: World): Promise<{ id: string }> {
  await factorOf(world, true);
  return customerNumber(world);
}
