import { invitationExpiry } from '@/domain/members/members';
import type { MemberRole } from '@/domain/members/memberRole';
import { usableEmail } from '@/domain/auth/fieldRules';
import type { membersContract } from '@app/contract/members';
import type { Changes } from '../changes';
import { lockCustomer } from '../customers/lock';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import { refusal } from '../http/refusal';
import type { Limiter } from '../limiter';
import { invitationMail } from '../mail/invitationMail';
import type { Log } from '../log';
import type { WatchedMailer } from '../mail/watchedMailer';
import type { Language } from '../messages/messages';
import type { Caller } from '../routing/caller';
import type { Handlers } from '../routing/contractRoutes';
import { hashOf, makeToken } from './invitationToken';
import { mailMember } from './mailMember';
import { lockMember, membersOf, wireInvitation, wireMember } from './read';
import { settingsOf } from '../settings/storedSettings';

interface MemberDeps {
  /** The configured address, never the request's: a forged host would receive the token. */
  readonly baseUrl: string;
  readonly brandNames: Readonly<Record<Language, string>>;
  readonly changes: Changes;
  readonly limiter: Limiter;
  readonly log: Pick<Log, 'error'>;
  readonly mailer: WatchedMailer;
}

const nameOf = ({ firstName, lastName, email }: Caller) => {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : `${name} (${email})`;
};

/** Stores an invitation, which replaces an earlier one to the address. Returns it with the token of its link. */
async function storeInvitation(
  tx: Db,
  caller: Caller,
  { email, role, now }: { email: string; role: MemberRole; now: Date },
) {
  await lockCustomer(tx, caller.id);
  const members = await membersOf(tx, caller.id).execute();
  if (email === caller.email || members.some((each) => each.email === email)) throw refusal('alreadyMember');
  await tx.deleteFrom('invitation').where('accountId', '=', caller.id).where('email', '=', email).execute();
  const { open } = await tx
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<string>().as('open'))
    .where('accountId', '=', caller.id)
    .executeTakeFirstOrThrow();
  const { colleaguesPerAccount: max } = await settingsOf(tx);
  if (members.length + Number(open) >= max) throw refusal('tooManyMembers', { max });
  const token = makeToken();
  const expiresAt = invitationExpiry(now);
  const invitation = await tx
    .insertInto('invitation')
    .values({ accountId: caller.id, email, role, tokenHash: hashOf(token), createdAt: now, expiresAt })
    .returning(['id', 'email', 'role', 'expiresAt'])
    .executeTakeFirstOrThrow();
  return { invitation, token };
}

/** Handlers of the colleagues of an account and their invitations. */
export function memberRoutes(deps: MemberDeps): Handlers<typeof membersContract> {
  const { baseUrl, brandNames, changes, limiter, log, mailer } = deps;
  return {
    async list({ db, caller, now }) {
      const { email, firstName, lastName, member } = caller;
      const invitations = await db
        .selectFrom('invitation')
        .select(['id', 'email', 'role', 'expiresAt'])
        .where('accountId', '=', caller.id)
        .orderBy('id')
        .execute();
      return {
        owner: { name: `${firstName} ${lastName}`.trim(), email },
        role: member?.role ?? 'owner',
        members: (await membersOf(db, caller.id).execute()).map((row) => wireMember(row, caller)),
        invitations: invitations.map((row) => wireInvitation(row, now)),
        max: (await settingsOf(db)).colleaguesPerAccount,
      };
    },
    async invite({ db, caller, body: { email: typed, role }, now }) {
      const email = usableEmail(typed);
      if (email === null) throw refusal('invalidEmail');
      await limiter.take('invitationsPerAccount', caller.id);
      const { invitation, token } = await transact(db, async (tx) => {
        const stored = await storeInvitation(tx, caller, { email, role, now });
        await changes.announce(tx, [{ userId: caller.id, topics: ['members'] }]);
        return stored;
      });
      changes.committed([{ userId: caller.id, topics: ['members'] }]);
      const { language } = await noticesOf(db, caller.id);
      const content = { email, language, brandName: brandNames[language], baseUrl };
      try {
        await mailer.send(invitationMail({ ...content, owner: nameOf(caller), role, token }), {
          kind: 'memberInvited',
          userId: caller.id,
          secrets: [token],
        });
      } catch (error) {
        log.error(error);
        // Nobody has its link.
        await db.deleteFrom('invitation').where('id', '=', invitation.id).execute();
        throw refusal('mailNotSent');
      }
      return wireInvitation(invitation, now);
    },
    async cancelInvitation({ db, caller, params, changed }) {
      const { numDeletedRows } = await db
        .deleteFrom('invitation')
        .where('accountId', '=', caller.id)
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw refusal('notFound');
      changed(caller.id, 'members');
    },
    async changeRole({ db, caller, params, body: { role }, now, changed }) {
      const row = await lockMember(db, caller, params.id);
      if (row.role !== role) {
        await db.updateTable('membership').set({ role }).where('id', '=', row.id).execute();
        const { email } = caller;
        await mailMember(db, row.userId, row.id, { kind: 'memberRole', email, role }, now);
        changed(caller.id, 'members');
      }
      return wireMember({ ...row, role }, caller);
    },
    async remove({ db, caller, params, now, changed }) {
      const row = await lockMember(db, caller, params.id);
      await db.deleteFrom('membership').where('id', '=', row.id).execute();
      await mailMember(db, row.userId, row.id, { kind: 'memberRemoved', email: caller.email }, now);
      // The member's open pages read again, and find that their session has ended.
      changed(caller.id, 'members', 'account');
    },
  };
}
