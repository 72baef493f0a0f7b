import * as v from 'valibot';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import type { NoticeEvent } from '@/domain/results/notices';
import { longDate } from '@/i18n/longDate';
import { paths } from '@/paths';
import { timeZoneOf } from '../settings/storedSettings';
import type { Db } from '../db/database';
import { message } from '../messages/messages';
import type { Mail } from './mailer';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';

/** Schema of the events in mails about access to the account. */
export const signInEventSchema = v.variant('kind', [
  /** Somebody signed in with a browser that the account did not know (D31). */
  v.object({
    kind: v.literal('signedIn'),
    /** Null where the browser does not tell. */
    device: v.nullable(v.string()),
    at: isoMomentSchema,
  }),
  /** The password was changed, or set by a mailed link. */
  v.object({ kind: v.literal('passwordChanged'), at: isoMomentSchema }),
]);
export type SignInMailEvent = v.InferOutput<typeof signInEventSchema>;

/** Which choice of the account decides whether it is told. */
export const signInEventOf: Readonly<Record<SignInMailEvent['kind'], NoticeEvent>> = {
  signedIn: 'security',
  passwordChanged: 'security',
};

/** The time of a moment with its distance from UTC: `00:30 GMT+3`. Its reader may be anywhere. */
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

/** A mail about who gets into the account, at its time in the provider's zone (D41). */
export function signInMail(news: SignInMailEvent, to: MailTo, timeZone: TimeZone): Mail {
  const { language } = to;
  const time = timeText(news.at, language, timeZone);
  if (news.kind === 'passwordChanged')
    return eventMail(
      {
        ...writeMail(to, 'passwordChanged', { time }),
        links: [{ label: message(language, 'mailLinkReset'), path: paths.forgotPassword }],
        summary: 'security: password changed',
      },
      to,
    );
  return eventMail(
    {
      ...writeMail(to, 'signedIn', { device: news.device ?? message(language, 'mailSignedInUnknown'), time }),
      links: [{ label: message(language, 'mailLinkPassword'), path: paths.dashboard.profile }],
      summary: 'security: signed in',
    },
    to,
  );
}

/** The same, in the zone of the settings. */
export const signInEventMail = async (db: Db, news: SignInMailEvent, to: MailTo): Promise<Mail> =>
  signInMail(news, to, await timeZoneOf(db));
