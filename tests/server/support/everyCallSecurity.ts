import { codeAt, makeKey, stepAt } from '@app/server/auth/secondFactor/totp';
import { password } from './authenticator';
import { dbOf, type World } from './everyCallWorld';

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
  forgetBrowser: async (world: World) => [{ params: { id: await trustedBrowser(world) } }],
};

/** Number of another account, which has a second factor. */
export async function numberWithFactor(world: World): Promise<string> {
  const number = await world.otherNumber();
  const db = dbOf(world);
  const { id } = await db
    .selectFrom('user')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const now = new Date();
  await db
    .insertInto('secondFactor')
    .values({ userId: id, key: 'sealed', startedAt: now, confirmedAt: now })
    .execute();
  return String(number);
}
