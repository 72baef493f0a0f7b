import * as v from 'valibot';
import { protectionChanges } from '@/domain/auth/accountProtection';
import { appCodeSchema } from '@/domain/auth/secondStepSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { passwordBody, passwordRefusals } from './ownPassword';
import { emailChangeCalls, emailChangeSchema } from './emailChange';
import { passkeySchema } from './passkeys';
import { settlementSchema } from './settlement';
import { countSchema, numberedIdSchema, textSchema } from './shapes';

/** Browser and operating system; null if unknown. */
const deviceSchema = v.nullable(textSchema);

const codesAnswer = v.object({
  /** Recovery codes, which no other answer contains. */
  codes: v.array(textSchema),
});

/** How the sign-in of an account is protected. Only a session may make these calls, never a token. */
export const securityContract = {
  protection: call({
    method: 'GET',
    path: '/api/account/security',
    summary:
      'Returns the second factor of the account with the number of unused recovery codes, its trusted browsers and the newest changes. Contains no secrets.',
    role: 'customer',
    answer: v.object({
      // Empty for backends without the change of e-mail.
      email: v.optional(textSchema, ''),
      secondFactor: v.nullable(v.object({ since: isoMomentSchema, codesLeft: countSchema })),
      // Absent from backends without the requirement.
      isRequired: v.optional(v.boolean(), false),
      // Absent from backends without passkeys.
      passkeys: v.optional(v.array(passkeySchema), []),
      // Absent from backends without the change; null while none waits.
      emailChange: v.optional(v.nullable(emailChangeSchema), null),
      trustedBrowsers: v.array(
        v.object({
          id: numberedIdSchema,
          device: deviceSchema,
          at: isoMomentSchema,
          expiresAt: isoMomentSchema,
        }),
      ),
      changes: v.array(
        v.object({
          id: numberedIdSchema,
          at: isoMomentSchema,
          change: v.picklist(protectionChanges),
          device: deviceSchema,
        }),
      ),
    }),
    refusals: [],
  }),
  startSecondFactor: call({
    method: 'POST',
    path: '/api/account/second-factor',
    summary:
      'Creates a key for an authenticator app, which replaces an unconfirmed one. It has no effect until a code confirms it within an hour.',
    role: 'customer',
    handlesSession: true,
    body: passwordBody,
    answer: v.object({ key: textSchema, uri: textSchema }),
    refusals: [...passwordRefusals, 'changed'],
  }),
  confirmSecondFactor: call({
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    summary:
      'Turns the second factor on by a code of the app, ends the other sessions of the account, and returns ten recovery codes, each for one sign-in.',
    role: 'customer',
    handlesSession: true,
    body: v.object({ code: appCodeSchema }),
    fieldRefusals: { code: 'invalidCode' },
    answer: codesAnswer,
    refusals: ['wrongCode', 'changed', 'tooManyTries'],
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/account/second-factor/codes',
    summary: 'Replaces the recovery codes; the earlier ones no longer work.',
    role: 'customer',
    handlesSession: true,
    body: passwordBody,
    answer: codesAnswer,
    refusals: [...passwordRefusals, 'changed'],
  }),
  endSecondFactor: call({
    method: 'POST',
    path: '/api/account/second-factor/end',
    summary: 'Turns the second factor off and forgets the trusted browsers.',
    role: 'customer',
    handlesSession: true,
    body: passwordBody,
    refusals: [...passwordRefusals, 'changed'],
  }),
  forgetBrowser: call({
    method: 'DELETE',
    path: '/api/account/trusted-browsers/{id}',
    summary: 'Ends the trust in a browser: its next sign-in needs the second factor.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    refusals: [],
  }),
  ...emailChangeCalls,
  settlement: call({
    method: 'GET',
    path: '/api/account/settlement',
    summary:
      'Calculates the settlement of the account if its owner deleted it now: open bills, their part held on the balance, refunds of its servers by policy, the balance after that, and its refundable part.',
    role: 'customer',
    answer: settlementSchema,
    refusals: [],
  }),
  deleteAccount: call({
    method: 'POST',
    path: '/api/account/delete',
    summary:
      'Settles the account and deletes it with its servers for good, after its password. The balance is refunded as far as it can be; payments stay in the ledger. `sum` is the sum of the settlement, `servers.byMethod` plus `balance`; `refundChanged` contains the current one.',
    role: 'customer',
    handlesSession: true,
    body: v.object({ ...passwordBody.entries, sum: moneySchema }),
    refusals: [...passwordRefusals, 'refundChanged', 'adminAccount'],
  }),
};
