import * as v from 'valibot';
import { dayIn, type TimeZone } from '@/domain/timeZone';
import { isoMomentSchema } from '@/domain/isoDateSchema';
import type { NoticeEvent } from '@/domain/notices';
import { longDate } from '@/i18n/longDate';
import { paths } from '@/paths';
import { message } from '../messages/messages';
import type { Mail } from './mailer';
import { newsMail, type MailTo } from './newsMail';

/** What a mail about a sign-in with a browser that the account did not know says (D31). */
export const signInNewsSchema = v.object({
  kind: v.literal('signedIn'),
  /** Null where the browser does not tell. */
  device: v.nullable(v.string()),
  at: isoMomentSchema,
});
export type SignInNews = v.InferOutput<typeof signInNewsSchema>;

/** Which choice of the account decides whether it is told. */
export const signInEventOf: Readonly<Record<SignInNews['kind'], NoticeEvent>> = { signedIn: 'security' };

/** The time of a moment with its distance from UTC: `00:30 GMT+3`. Whoever reads it may be anywhere. */
function timeIn(timeZone: TimeZone, moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).format(moment);
}

/** A mail about such a sign-in, at its time in the provider's zone (D41). */
export function signInMail({ device, at }: SignInNews, to: MailTo, timeZone: TimeZone): Mail {
  const { language, brandName } = to;
  const moment = new Date(at);
  return newsMail(
    {
      subject: message(language, 'mailSignedInSubject', { brand: brandName }),
      body: message(language, 'mailSignedIn', {
        brand: brandName,
        device: device ?? message(language, 'mailSignedInUnknown'),
        time: `${longDate(dayIn(timeZone, moment), language)}, ${timeIn(timeZone, moment)}`,
      }),
      links: [{ label: message(language, 'mailLinkPassword'), path: paths.dashboard.profile }],
      summary: 'security: signed in',
    },
    to,
  );
}
