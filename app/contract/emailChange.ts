import * as v from 'valibot';
import { loginPayloadSchema, resendPayloadSchema } from '@/domain/auth/payloads';
import { emailBoxes } from '@/domain/auth/emailChange';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { textSchema } from './shapes';

/** A change of e-mail that waits for the links of both mailboxes. */
export const emailChangeSchema = v.object({
  email: textSchema,
  /** Mailboxes whose link was opened. */
  confirmed: v.array(v.picklist(emailBoxes)),
  expiresAt: isoMomentSchema,
});

/** Change of the account's e-mail. Only a session may make these calls, never a token. */
export const emailChangeCalls = {
  startEmailChange: call({
    method: 'POST',
    path: '/api/account/email',
    summary:
      'Mails a link to the present address and one to the new address; the later request replaces the earlier one. The answer is the same for a taken address, whose owner is notified by mail.',
    role: 'customer',
    handlesSession: true,
    body: v.object({
      email: resendPayloadSchema.entries.email,
      password: loginPayloadSchema.entries.password,
    }),
    fieldRefusals: { email: 'invalidEmail' },
    answer: emailChangeSchema,
    refusals: [
      'wrongCurrentPassword',
      'noPassword',
      'tooManyTries',
      'passwordsBusy',
      'ownEmail',
      'fixedEmail',
    ],
  }),
  confirmEmailChange: call({
    method: 'POST',
    path: '/api/account/email/confirm',
    summary:
      'Confirms one mailbox by the link that was mailed to it. With both confirmed, the address changes, and all sessions end but the one that requested it.',
    role: 'customer',
    body: v.object({ token: v.pipe(textSchema, v.maxLength(100)) }),
    answer: v.object({
      /** Whether both mailboxes are confirmed, and the address is the new one. */
      isChanged: v.boolean(),
    }),
    refusals: ['emailLinkInvalid', 'emailTaken'],
  }),
  cancelEmailChange: call({
    method: 'DELETE',
    path: '/api/account/email',
    summary: 'Withdraws the change that waits; its links no longer work.',
    role: 'customer',
    refusals: [],
  }),
};
