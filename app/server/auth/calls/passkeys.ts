import * as v from 'valibot';
import type { passkeyCalls } from '@app/contract/passkeys';
import { MAX_PASSKEYS, type MailedChange } from '@/domain/auth/accountProtection';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../../db/database';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import { requestLanguage } from '../../http/requestLanguage';
import type { Handlers } from '../../routing/contractRoutes';
import { deviceOf } from '../deviceOf';
import { knownBrowserOf, rememberBrowser } from '../knownBrowserCookie';
import { forwardCookies, refusalCode } from '../libraryAnswer';
import { refusedSession, SUSPENDED } from '../newSession';
import { notifyOfSignIn } from '../notifyOfSignIn';
import { requirePassword } from '../ownPassword';
import { recordChange } from '../secondFactor/recordChange';

const optionsSchema = v.looseObject({ challenge: v.string() });
const creationSchema = v.looseObject({ ...optionsSchema.entries, rp: v.looseObject({}) });
const addedSchema = v.object({ id: v.string() });

async function passkeyOf(db: Db, id: string) {
  const row = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toWire(row);
}

/** Passkeys of an account in order of creation. */
export async function passkeysOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(toWire);
}

const toWire = (row: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }) => ({
  id: row.id,
  name: row.name,
  addedAt: toIsoDateTime(row.createdAt),
  lastUsedAt: row.lastUsedAt && toIsoDateTime(row.lastUsedAt),
});

/** @throws Problem `tooManyPasskeys` */
async function requireRoom(db: Db, userId: string): Promise<void> {
  if ((await passkeysOf(db, userId)).length >= MAX_PASSKEYS) throw refusal('tooManyPasskeys');
}

/** Handlers of passkeys, which the auth library verifies. */
export function passkeyHandlers(deps: Deps): Handlers<typeof passkeyCalls> {
  const { auth, brandNames, connection, db, limiter } = deps;
  const record = (tx: Db, userId: string, change: MailedChange, userAgent: string | undefined, now: Date) =>
    recordChange(tx, { userId, change, device: deviceOf(userAgent), now });
  return {
    async startPasskey({ body: { password }, caller, context }) {
      await requirePassword(deps, { caller, context, password });
      await requireRoom(db, caller.id);
      const answer = await auth.api.generatePasskeyRegistrationOptions({
        headers: context.req.raw.headers,
        asResponse: true,
      });
      if (!answer.ok) throw new Error(`The auth library refused a passkey: ${await refusalCode(answer)}`);
      forwardCookies(context, connection, answer.headers);
      const { rp, ...options } = v.parse(creationSchema, await answer.json());
      // The library knows only the name of the build.
      return { options: { ...options, rp: { ...rp, name: brandNames[requestLanguage(context)] } } };
    },
    async addPasskey({ body: { name, response }, caller, context, now }) {
      await requireRoom(db, caller.id);
      const answer = await auth.api.verifyPasskeyRegistration({
        body: { name, response },
        headers: context.req.raw.headers,
        asResponse: true,
      });
      if (!answer.ok) throw refusal('passkeyRefused');
      const { id } = v.parse(addedSchema, await answer.json());
      try {
        await transact(db, (tx) =>
          record(tx, caller.id, 'passkeyAdded', context.req.header('user-agent'), now),
        );
      } catch (problem) {
        // The library has committed it: none may exist without its record and mail.
        await db.deleteFrom('passkey').where('id', '=', id).execute();
        throw problem;
      }
      return passkeyOf(db, id);
    },
    async renamePasskey({ db: tx, caller, params, body: { name } }) {
      const { numUpdatedRows } = await tx
        .updateTable('passkey')
        .set({ name })
        .where('userId', '=', caller.id)
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw refusal('notFound');
      return passkeyOf(tx, params.id);
    },
    async removePasskey({ body: { password }, caller, context, params, now }) {
      const own = await passkeysOf(db, caller.id);
      if (!own.some(({ id }) => id === params.id)) throw refusal('notFound');
      await requirePassword(deps, { caller, context, password });
      await transact(db, async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('passkey')
          .where('userId', '=', caller.id)
          .where('id', '=', params.id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw refusal('notFound');
        await record(tx, caller.id, 'passkeyRemoved', context.req.header('user-agent'), now);
      });
    },
    async passkeyChallenge({ context: c }) {
      await limiter.take('passkeyChallengePerAddress', connection.clientAddress(c));
      // Without cookies: the answer is the same for everybody and names no credential.
      const answer = await auth.api.generatePasskeyAuthenticationOptions({
        headers: new Headers(),
        asResponse: true,
      });
      if (!answer.ok) throw new Error(`The auth library refused a challenge: ${await refusalCode(answer)}`);
      forwardCookies(c, connection, answer.headers);
      return { options: v.parse(optionsSchema, await answer.json()) };
    },
    async passkeyLogin({ body: { response }, context: c }) {
      const attempt = await limiter.take('passkeyPerAddress', connection.clientAddress(c));
      const account = await db
        .selectFrom('passkey')
        .innerJoin('user', 'user.id', 'passkey.userId')
        .select(['user.id', 'user.email', 'user.lastLoginAt'])
        .where('passkey.credentialID', '=', response.id)
        .executeTakeFirst();
      const { headers } = c.req.raw;
      const answer = await auth.api.verifyPasskeyAuthentication({
        body: { response },
        headers,
        asResponse: true,
      });
      if (!answer.ok || !account) {
        if ((await refusalCode(answer)) !== SUSPENDED) throw refusal('passkeyRefused');
        await attempt.releaseAttempt();
        throw await refusedSession(deps, SUSPENDED, account?.id);
      }
      await attempt.releaseAttempt();
      forwardCookies(c, connection, answer.headers);
      const isKnown = knownBrowserOf(headers, account.email, auth.options.secret) !== null;
      if (account.lastLoginAt !== null && !isKnown) await notifyOfSignIn(c, deps, account.id);
      rememberBrowser(c, deps, account.email);
      return { email: account.email };
    },
  };
}
