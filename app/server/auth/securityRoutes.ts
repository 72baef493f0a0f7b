import type { securityContract } from '@app/contract/security';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { refusal } from '../http/refusal';
import { requestLanguage } from '../http/requestLanguage';
import type { Handlers } from '../routing/contractRoutes';
import { emailChangeHandlers } from './calls/emailChange';
import { passkeysOf } from './calls/passkeys';
import { ownDeletionHandlers } from './calls/ownDeletion';
import { deviceOf } from './deviceOf';
import { emailChangeOf } from './emailChange/store';
import { requirePassword } from './ownPassword';
import { recordChange } from './secondFactor/recordChange';
import { replaceRecoveryCodes } from './secondFactor/recoveryCodes';
import {
  confirmSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from './secondFactor/store';
import { keyUri } from './secondFactor/totp';

/** Maximum number of changes in an answer. */
const maxChanges = 50;

async function secondFactorOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('secondFactor')
    .select(({ selectFrom, ref }) => [
      'confirmedAt',
      selectFrom('recoveryCode')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('recoveryCode.userId', '=', ref('secondFactor.userId'))
        .as('codes'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row || row.confirmedAt === null) return null;
  return { since: toIsoDateTime(row.confirmedAt), codesLeft: Number(row.codes) };
}

async function trustedBrowsersOf(db: Db, userId: string, now: Date) {
  const rows = await db
    .selectFrom('trustedBrowser')
    .select(['id', 'device', 'at', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, device, at, expiresAt }) => ({
    id: String(id),
    device,
    at: toIsoDateTime(at),
    expiresAt: toIsoDateTime(expiresAt),
  }));
}

async function changesOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('protectionChange')
    .select(['id', 'at', 'change', 'device'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxChanges)
    .execute();
  return rows.map(({ id, at, change, device }) => ({
    id: String(id),
    at: toIsoDateTime(at),
    change,
    device,
  }));
}

/** Handlers of the account's second factor. */
export function securityRoutes(deps: Deps): Handlers<typeof securityContract> {
  const { auth, brandNames, connection, db, limiter, seal, settings } = deps;
  const { secret } = auth.options;
  return {
    async protection({ db: from, caller: { id, email, staffRole }, now }) {
      return {
        email,
        secondFactor: await secondFactorOf(from, id),
        isRequired: staffRole !== null && settings.current().staffSecondFactor === 'required',
        passkeys: await passkeysOf(from, id),
        emailChange: await emailChangeOf(from, id, now),
        trustedBrowsers: await trustedBrowsersOf(from, id, now),
        changes: await changesOf(from, id),
      };
    },
    async startSecondFactor({ body: { password }, caller, context, now }) {
      await requirePassword(deps, { caller, context, password });
      const key = await startSecondFactor(db, caller.id, { seal, now });
      if (key === null) throw refusal('changed');
      const issuer = brandNames[requestLanguage(context)];
      return { key, uri: keyUri(key, { issuer, email: caller.email }) };
    },
    async confirmSecondFactor({ body: { code }, caller, context, now }) {
      const userId = caller.id;
      const tries = await limiter.takeAll([
        ['secondFactorPerAddress', connection.clientAddress(context)],
        ['secondFactorPerAccount', caller.email],
      ]);
      const device = deviceOf(context.req.header('user-agent'));
      const codes = await transact(db, async (tx) => {
        const outcome = await confirmSecondFactor(tx, userId, code, { seal, now });
        if (outcome !== 'confirmed') throw refusal(outcome === 'wrong' ? 'wrongCode' : 'changed');
        await recordChange(tx, { userId, change: 'secondFactorOn', device, now });
        await tx
          .deleteFrom('session')
          .where('userId', '=', userId)
          .where('id', '!=', caller.sessionId)
          .execute();
        return replaceRecoveryCodes(tx, userId, secret);
      });
      for (const attempt of tries) await attempt.releaseAttempt();
      return { codes };
    },
    async renewRecoveryCodes({ body: { password }, caller, context, now }) {
      const userId = caller.id;
      await requirePassword(deps, { caller, context, password });
      const device = deviceOf(context.req.header('user-agent'));
      const codes = await transact(db, async (tx) => {
        if (!(await hasSecondFactor(tx, userId))) throw refusal('changed');
        await recordChange(tx, { userId, change: 'recoveryCodesRenewed', device, now });
        return replaceRecoveryCodes(tx, userId, secret);
      });
      return { codes };
    },
    async endSecondFactor({ body: { password }, caller, context, now }) {
      await requirePassword(deps, { caller, context, password });
      const device = deviceOf(context.req.header('user-agent'));
      await transact(db, async (tx) => {
        if (!(await removeSecondFactor(tx, caller.id, { change: 'secondFactorOff', device, now })))
          throw refusal('changed');
      });
    },
    async forgetBrowser({ db: tx, caller, params }) {
      const { numDeletedRows } = await tx
        .deleteFrom('trustedBrowser')
        .where('userId', '=', caller.id)
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw refusal('notFound');
    },
    ...emailChangeHandlers(deps),
    ...ownDeletionHandlers(deps),
  };
}
