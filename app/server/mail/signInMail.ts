import * as v from 'valibot';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import { mailedChanges } from '@/domain/auth/accountProtection';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import type { NoticeEvent } from '@/domain/results/notices';
import { longDate } from '@/i18n/longDate';
import { paths, withQuery } from '@/paths';
import { timeZoneOf } from '../settings/storedSettings';
import type { Db } from '../db/database';
import { message } from '../messages/messages';
import type { Mail } from './mailer';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';

/** Events about access to the account. */
export const signInEventSchema = v.variant('kind', [
  /** A sign-in with an unknown browser (D31). */
  v.object({
    kind: v.literal('signedIn'),
    /** Null if unknown. */
    device: v.nullable(v.string()),
    at: isoMomentSchema,
  }),
  /** The password was changed, or reset by a link. */
  v.object({
    kind: v.literal('passwordChanged'),
    at: isoMomentSchema,
    /** Names of the passkeys that stay. Older stored mails have none. */
    passkeys: v.optional(v.array(v.string()), []),
  }),
  /** The second factor or its recovery codes changed. */
  v.object({
    kind: v.literal('protectionChanged'),
    change: v.picklist(mailedChanges),
    at: isoMomentSchema,
  }),
]);
export type SignInMailEvent = v.InferOutput<typeof signInEventSchema>;

/** Page of the account's second factor, sessions and history. */
const securityPath = withQuery(paths.dashboard.userSettings, { tab: 'security' });

/** Notification setting of each event. */
export const signInEventOf: Readonly<Record<SignInMailEvent['kind'], NoticeEvent>> = {
  signedIn: 'security',
  passwordChanged: 'security',
  protectionChanged: 'security',
};

/** Formats a time with its UTC offset, `00:30 GMT+3`, because readers may be anywhere. */
function timeIn(timeZone: TimeZone, moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).format(moment);
}

const timeText = (at: string, language: MailTo['language'], timeZone: TimeZone): string => {
  const moment = new Date(at);
  return `${longDate(dayIn(timeZone, moment), language)}, ${timeIn(timeZone, moment)}`;
};

/** Mail about access to the account, with the time in the provider's zone (D41). */
export function signInMail(event: SignInMailEvent, to: MailTo, timeZone: TimeZone): Mail {
  const { language } = to;
  const time = timeText(event.at, language, timeZone);
  if (event.kind === 'protectionChanged')
    return eventMail(
      {
        ...writeMail(to, event.change, { time }),
        links: [{ label: message(language, 'mailLinkSecurity'), path: securityPath }],
        summary: `security: ${event.change}`,
      },
      to,
    );
  if (event.kind === 'passwordChanged') {
    const { passkeys } = event;
    const hasPasskeys = passkeys.length > 0;
    return eventMail(
      {
        ...writeMail(to, 'passwordChanged', { time }),
        facts: hasPasskeys
          ? [{ label: message(language, 'mailPasskeysStay'), value: passkeys.join(', ') }]
          : [],
        links: [
          { label: message(language, 'mailLinkReset'), path: paths.forgotPassword },
          ...(hasPasskeys ? [{ label: message(language, 'mailLinkSecurity'), path: securityPath }] : []),
        ],
        summary: 'security: password changed',
      },
      to,
    );
  }
  return eventMail(
    {
      ...writeMail(to, 'signedIn', {
        device: event.device ?? message(language, 'mailSignedInUnknown'),
        time,
      }),
      links: [{ label: message(language, 'mailLinkPassword'), path: paths.dashboard.profile }],
      summary: 'security: signed in',
    },
    to,
  );
}

/** The same, with the zone of the settings. */
export const signInEventMail = async (db: Db, event: SignInMailEvent, to: MailTo): Promise<Mail> =>
  signInMail(event, to, await timeZoneOf(db));
