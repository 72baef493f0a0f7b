import * as v from 'valibot';
import { authConfigAnswerSchema, sessionAnswerSchema } from '@/domain/auth/answers';
import {
  externalSignInPayloadSchema,
  loginPayloadSchema,
  passwordChangePayloadSchema,
  registrationPayloadSchema,
  resendPayloadSchema,
  verificationPayloadSchema,
} from '@/domain/auth/payloads';
import { forgotPasswordPayloadSchema, passwordResetPayloadSchema } from '@/domain/auth/passwordReset';
import { secondStepSchema } from '@/domain/auth/secondStepSchema';
import { accountCalls } from './accounts';
import { call } from './call';
import { passkeyCalls } from './passkeys';
import { sessionCalls } from './sessions';

/** The stored address: trimmed, in lower case, with an ASCII domain. */
const emailAnswer = v.object({ email: v.string() });
const signedOutAnswer = v.object({ user: v.null() });

const emailRefusal = { email: 'invalidEmail' } as const;
const passwordRefusal = { password: 'invalidPassword' } as const;
const agreementsRefusal = { agreements: 'agreementsRequired' } as const;

/**
 * Sessions, registration and passwords (§7, D13, D22). A portal with another sign-in does not need the calls for
 * registration, codes and passwords. No answer reveals whether an address is registered.
 */
export const authContract = {
  config: call({
    method: 'GET',
    path: '/api/auth/config',
    summary:
      'Returns whether the dashboard needs a session (`session`) or shows a demonstration without one (`open`).',
    role: 'anyone',
    handlesSession: true,
    answer: authConfigAnswerSchema,
    refusals: [],
  }),
  session: call({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Returns the signed-in user; `user` is null for a visitor.',
    role: 'anyone',
    handlesSession: true,
    answer: sessionAnswerSchema,
    refusals: [],
  }),
  login: call({
    method: 'POST',
    path: '/api/auth/login',
    summary:
      'Signs in and sets the session cookie. An account with a second factor gets `secondFactorNeeded` and no session yet.',
    role: 'anyone',
    handlesSession: true,
    body: loginPayloadSchema,
    fieldRefusals: { ...emailRefusal, ...passwordRefusal },
    answer: emailAnswer,
    refusals: [
      'wrongLogin',
      'secondFactorNeeded',
      'emailNotVerified',
      'suspended',
      'signInMerged',
      'tooManyTries',
      'passwordsBusy',
    ],
  }),
  secondStep: call({
    method: 'POST',
    path: '/api/auth/second-step',
    summary:
      'Signs in after `secondFactorNeeded`, in the browser of that login, by a code of the authenticator app or by a recovery code.',
    role: 'anyone',
    handlesSession: true,
    body: secondStepSchema,
    fieldRefusals: { code: 'invalidCode' },
    answer: emailAnswer,
    refusals: ['wrongCode', 'secondFactorExpired', 'suspended', 'signInMerged', 'tooManyTries'],
  }),
  logout: call({
    method: 'POST',
    path: '/api/auth/logout',
    summary:
      'Ends the session, if any. For an administrator who is viewing a customer’s account, it only ends the viewing.',
    role: 'anyone',
    handlesSession: true,
    answer: signedOutAnswer,
    refusals: [],
  }),
  logoutEverywhere: call({
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    summary: 'Ends every session of the account, including this one.',
    role: 'customer',
    handlesSession: true,
    answer: signedOutAnswer,
    refusals: [],
  }),
  ...sessionCalls,
  ...accountCalls,
  ...passkeyCalls,
  register: call({
    method: 'POST',
    path: '/api/auth/register',
    summary:
      'Stores a registration and mails a code. The answer is the same for a taken address, whose owner is notified by mail. The provider may allow it to invited people only, or to nobody.',
    role: 'anyone',
    handlesSession: true,
    body: registrationPayloadSchema,
    fieldRefusals: {
      ...emailRefusal,
      ...passwordRefusal,
      ...agreementsRefusal,
      firstName: 'invalidFirstName',
      lastName: 'invalidLastName',
      countryCode: 'invalidCountry',
      region: 'invalidRegion',
    },
    answer: emailAnswer,
    isCreated: true,
    refusals: [
      'registrationClosed',
      'invitationNeeded',
      'commonPassword',
      'tooManyTries',
      'passwordsBusy',
      'mailNotSent',
    ],
  }),
  verifyEmail: call({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Turns this browser’s registration into an account by the mailed code, and signs in.',
    role: 'anyone',
    handlesSession: true,
    body: verificationPayloadSchema,
    fieldRefusals: { ...emailRefusal, code: 'invalidCode' },
    answer: emailAnswer,
    refusals: [
      'wrongCode',
      'registeredElsewhere',
      'registrationClosed',
      'invitationNeeded',
      'codeTriesUsedUp',
      'tooManyTries',
    ],
  }),
  resendCode: call({
    method: 'POST',
    path: '/api/auth/resend-code',
    summary: 'Mails a new code, or the reason why there is none. The answer is the same for every address.',
    role: 'anyone',
    handlesSession: true,
    body: resendPayloadSchema,
    fieldRefusals: emailRefusal,
    answer: emailAnswer,
    refusals: ['tooManyTries', 'codeNotSent'],
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary:
      'Mails a link for setting a new password, valid for 30 minutes. The answer is the same for every address.',
    role: 'anyone',
    handlesSession: true,
    body: forgotPasswordPayloadSchema,
    fieldRefusals: emailRefusal,
    answer: emailAnswer,
    refusals: ['tooManyTries', 'resetNotSent'],
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password by the single-use link from a mail, and ends every session of the account.',
    role: 'anyone',
    handlesSession: true,
    body: passwordResetPayloadSchema,
    fieldRefusals: passwordRefusal,
    answer: signedOutAnswer,
    refusals: ['resetLinkInvalid', 'commonPassword', 'tooManyTries', 'passwordsBusy'],
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Changes the password of the signed-in user and ends their other sessions.',
    role: 'customer',
    handlesSession: true,
    body: passwordChangePayloadSchema,
    fieldRefusals: { newPassword: 'invalidPassword' },
    answer: emailAnswer,
    refusals: ['wrongCurrentPassword', 'noPassword', 'commonPassword', 'tooManyTries', 'passwordsBusy'],
  }),
  confirmPassword: call({
    method: 'POST',
    path: '/api/auth/confirm-password',
    summary:
      'Confirms the session by the password of its account: sensitive calls of staff (`passwordNeeded`) are allowed for ten minutes.',
    role: 'customer',
    handlesSession: true,
    body: v.object({ password: loginPayloadSchema.entries.password }),
    refusals: ['wrongCurrentPassword', 'tooManyTries', 'passwordsBusy'],
  }),
  externalSignIn: call({
    method: 'POST',
    path: '/api/auth/external',
    summary:
      'Returns the sign-in URL of the configured OpenID Connect provider, which redirects back to `returnTo`. With every agreement it may create an account.',
    role: 'anyone',
    handlesSession: true,
    body: externalSignInPayloadSchema,
    fieldRefusals: agreementsRefusal,
    answer: v.object({ url: v.string() }),
    refusals: ['tooManyTries', 'externalSignInOff', 'externalSignInDown'],
  }),
};
