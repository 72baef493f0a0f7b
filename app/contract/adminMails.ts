import * as v from 'valibot';
import { mailKeys, mailKinds, mailResults } from '@/domain/admin/mail';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { listQuery, longTextSchema, numberedIdSchema, pageOf, textSchema } from './shapes';

export const mailSchema = v.object({
  id: numberedIdSchema,
  kind: v.picklist(mailKinds),
  /** Of the last attempt. */
  at: isoMomentSchema,
  /** The provider's day of the first attempt. */
  day: isoDateSchema,
  email: textSchema,
  subject: textSchema,
  result: v.picklist(mailResults),
  /** Error of the mail server; null for a mail that was sent. */
  reason: v.nullable(textSchema),
  /** Its event is stored, so that it can be made again. */
  canRepeat: v.boolean(),
});

const ofMail = v.object({ id: numberedIdSchema });

const toTester = { email: textSchema };
const mailTestSchema = v.variant('result', [
  v.object({ ...toTester, result: v.literal('sent'), answer: textSchema }),
  v.object({ ...toTester, result: v.literal('stored') }),
  v.object({ ...toTester, result: v.literal('failed'), reason: textSchema }),
]);

/** Mails that the portal has sent. */
export const adminMailCalls = {
  sendTestMail: call({
    method: 'POST',
    path: '/api/admin/settings/test-mail',
    summary:
      'Sends a test mail to the caller by the saved settings, or by the environment where it overrides them, and returns the mail server’s answer. `stored`: there is no mail server.',
    role: 'admin',
    right: 'settings.edit',
    isElsewhere: true,
    /** Language of the page. */
    body: v.object({ language: v.picklist(['ru', 'en']) }),
    answer: mailTestSchema,
    refusals: [],
  }),
  mails: call({
    method: 'GET',
    path: '/api/admin/mails',
    summary:
      'Mails of the last half year with their results, newest first unless sorted. A search looks into the number, the address and the subject.',
    role: 'admin',
    right: 'mails.read',
    query: listQuery(mailKeys, {
      kind: v.optional(v.picklist(mailKinds)),
      result: v.optional(v.picklist(mailResults)),
      day: v.optional(isoDateSchema),
    }),
    answer: pageOf(mailSchema),
    refusals: [],
  }),
  mail: call({
    method: 'GET',
    path: '/api/admin/mails/{id}',
    summary: 'The text of a mail; codes, passwords and tokens of links are replaced.',
    role: 'admin',
    right: 'mails.read',
    params: ofMail,
    answer: v.object({ text: longTextSchema }),
    refusals: [],
  }),
  resendMail: call({
    method: 'POST',
    path: '/api/admin/mails/{id}/resend',
    summary:
      'Makes a mail again from its event and sends it to the account; refused for a mail that had a secret, or that only its reader requests.',
    role: 'admin',
    right: 'mails.edit',
    requiresIdempotencyKey: true,
    params: ofMail,
    refusals: ['notResendable'],
  }),
};
