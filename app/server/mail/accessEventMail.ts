import * as v from 'valibot';
import { staffRoles } from '@/domain/admin/rights';
import type { NoticeEvent } from '@/domain/results/notices';
import { locales } from '@/i18n/locale';
import { paths, withQuery } from '@/paths';
import { settingsOf } from '../settings/storedSettings';
import type { Db } from '../db/database';
import { message } from '../messages/messages';
import type { Mail } from './mailer';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';

/** Mails about an account's access (D44): suspended, restored, merged, deleted, another address, or a new staff role. */
export const accessEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('accessSuspended') }),
  v.object({
    kind: v.literal('accessRestored'),
    /** Days by which end dates moved; 0 for none. */
    lostDays: v.number(),
  }),
  /** The account has another address; `address` is the former or the new one, which gets the mail. */
  v.object({ kind: v.literal('emailChanged'), address: v.string() }),
  /** A copy of the account's data can be downloaded. */
  v.object({ kind: v.literal('dataReady') }),
  /** Two accounts were merged; both addresses get the mail. */
  v.object({ kind: v.literal('accountsMerged'), kept: v.string(), closed: v.string() }),
  /** The account was deleted: its row cannot tell any more where the mail goes, and in which language. */
  v.object({ kind: v.literal('accountDeleted'), address: v.string(), language: v.picklist(locales) }),
  /** A staff role was assigned. */
  v.object({
    kind: v.literal('staffInvited'),
    role: v.picklist(staffRoles),
    /** Whether the account has a password; a new one has none. */
    hasPassword: v.boolean(),
  }),
]);
export type AccessMailEvent = v.InferOutput<typeof accessEventSchema>;

/** Notification setting of each event; null for mandatory mails. */
export const accessEventOf: Readonly<Record<AccessMailEvent['kind'], NoticeEvent | null>> = {
  accessSuspended: 'security',
  accessRestored: 'security',
  emailChanged: 'security',
  accountsMerged: null,
  accountDeleted: null,
  staffInvited: null,
  dataReady: null,
};

/** Creates a mail about an account's access; a suspended person can only contact support. */
export async function accessEventMail(db: Db, event: AccessMailEvent, to: MailTo): Promise<Mail> {
  const { language } = to;
  if (event.kind === 'staffInvited') {
    const role = message(language, `staffRole.${event.role}`);
    return eventMail(
      {
        ...writeMail(to, event.hasPassword ? 'staffInvited' : 'staffInvitedNew', { role }),
        links: [
          event.hasPassword
            ? { label: message(language, 'mailLinkAdmin'), path: paths.admin.dashboard }
            : { label: message(language, 'mailLinkReset'), path: paths.forgotPassword },
        ],
        summary: 'access: staff invited',
      },
      to,
    );
  }
  if (event.kind === 'dataReady')
    return eventMail(
      {
        subject: message(language, 'mailDataReadySubject', { brand: to.brandName }),
        body: message(language, 'mailDataReady', { brand: to.brandName }),
        links: [
          {
            label: message(language, 'mailLinkData'),
            path: withQuery(paths.dashboard.userSettings, { tab: 'data' }),
          },
        ],
        summary: 'account: copy of its data',
      },
      to,
    );
  const { supportEmail: support } = await settingsOf(db);
  if (event.kind === 'accessSuspended')
    return eventMail(
      {
        ...writeMail(to, 'accessSuspended', { support }),
        links: [],
        summary: 'access: suspended',
      },
      to,
    );
  if (event.kind === 'accountsMerged')
    return eventMail(
      {
        ...writeMail(to, 'accountsMerged', { kept: event.kept, closed: event.closed, support }),
        links: [{ label: message(language, 'mailLinkServers'), path: paths.dashboard.vps }],
        summary: 'account: merged',
      },
      to,
    );
  if (event.kind === 'accountDeleted')
    return eventMail(
      {
        ...writeMail(to, 'accountDeleted', { support }),
        links: [],
        summary: 'account: deleted',
      },
      to,
    );
  if (event.kind === 'emailChanged')
    return eventMail(
      {
        ...writeMail(to, 'emailChanged', { support }),
        links: [],
        summary: 'security: e-mail changed',
      },
      { ...to, email: event.address },
    );
  const text = event.lostDays > 0 ? 'accessRestoredWithDays' : 'accessRestored';
  return eventMail(
    {
      ...writeMail(to, text, { support, days: `${event.lostDays}` }),
      links: [{ label: message(language, 'mailLinkServers'), path: paths.dashboard.vps }],
      summary: 'access: restored',
    },
    to,
  );
}
