import * as v from 'valibot';
import { dayOf } from '@/domain/dates';
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

/** A mail about such a sign-in. Its owner may be anywhere, so its time is the world's. */
export function signInMail({ device, at }: SignInNews, to: MailTo): Mail {
  const { language, brandName } = to;
  const moment = new Date(at);
  return newsMail(
    {
      subject: message(language, 'mailSignedInSubject', { brand: brandName }),
      body: message(language, 'mailSignedIn', {
        brand: brandName,
        device: device ?? message(language, 'mailSignedInUnknown'),
        time: `${longDate(dayOf(moment), language)}, ${moment.toISOString().slice(11, 16)} UTC`,
      }),
      links: [{ label: message(language, 'mailLinkPassword'), path: paths.dashboard.profile }],
      summary: 'security: signed in',
    },
    to,
  );
}
