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
import { call } from './call';

/** The address as it is stored: trimmed, in small letters, its domain in ASCII. */
const emailAnswer = v.object({ email: v.string() });
const signedOutAnswer = v.object({ user: v.null() });

const emailRefusal = { email: 'invalidEmail' } as const;
const passwordRefusal = { password: 'invalidPassword' } as const;
const agreementsRefusal = { agreements: 'agreementsRequired' } as const;

/**
 * Sessions, registration and passwords (§7, D13, D22). A portal whose provider signs people in otherwise does without
 * those of registration, codes and passwords. No answer shows whether an address is registered.
 */
export const authContract = {
  config: call({
    method: 'GET',
    path: '/api/auth/config',
    summary: 'Whether the dashboard needs a session (`session`) or shows a demonstration without (`open`).',
    role: 'anyone',
    handlesSession: true,
    answer: authConfigAnswerSchema,
    refusals: [],
  }),
  session: call({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Who is signed in; `user` is null for nobody.',
    role: 'anyone',
    handlesSession: true,
    answer: sessionAnswerSchema,
    refusals: [],
  }),
  login: call({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in, by a cookie.',
    role: 'anyone',
    handlesSession: true,
    body: loginPayloadSchema,
    fieldRefusals: { ...emailRefusal, ...passwordRefusal },
    answer: emailAnswer,
    refusals: ['wrongLogin', 'emailNotVerified', 'suspended', 'tooManyTries', 'passwordsBusy'],
  }),
  logout: call({
    method: 'POST',
    path: '/api/auth/logout',
    summary:
      'Ends the session, if there is one; for an administrator who looks at a customer’s account, ends only that.',
    role: 'anyone',
    handlesSession: true,
    answer: signedOutAnswer,
    refusals: [],
  }),
  logoutEverywhere: call({
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    summary: 'Ends every session of the account, this one included.',
    role: 'customer',
    handlesSession: true,
    answer: signedOutAnswer,
    refusals: [],
  }),
  register: call({
    method: 'POST',
    path: '/api/auth/register',
    summary:
      'Stores a registration and mails a code. Answers the same for an address that has an account, whose owner is told by mail.',
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
    refusals: ['commonPassword', 'tooManyTries', 'passwordsBusy', 'mailNotSent'],
  }),
  verifyEmail: call({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Makes this browser’s registration an account by the mailed code, and signs in.',
    role: 'anyone',
    handlesSession: true,
    body: verificationPayloadSchema,
    fieldRefusals: { ...emailRefusal, code: 'invalidCode' },
    answer: emailAnswer,
    refusals: ['wrongCode', 'registeredElsewhere', 'codeTriesUsedUp', 'tooManyTries'],
  }),
  resendCode: call({
    method: 'POST',
    path: '/api/auth/resend-code',
    summary: 'Mails another code, or why there is none. Answers the same for every address.',
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
      'Mails a link that sets another password, valid for 30 minutes. Answers the same for every address.',
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
    summary: 'Sets another password by the mailed link, once, and ends every session of the account.',
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
    summary: 'Another password for whoever is signed in; every other session of theirs ends.',
    role: 'customer',
    handlesSession: true,
    body: passwordChangePayloadSchema,
    fieldRefusals: { newPassword: 'invalidPassword' },
    answer: emailAnswer,
    refusals: ['wrongCurrentPassword', 'noPassword', 'commonPassword', 'tooManyTries', 'passwordsBusy'],
  }),
  externalSignIn: call({
    method: 'POST',
    path: '/api/auth/external',
    summary:
      'Where to send the browser for signing in with the configured OpenID Connect provider, which sends it back to `returnTo`. With every agreement it may make an account.',
    role: 'anyone',
    handlesSession: true,
    body: externalSignInPayloadSchema,
    fieldRefusals: agreementsRefusal,
    answer: v.object({ url: v.string() }),
    refusals: ['tooManyTries', 'externalSignInOff', 'externalSignInDown'],
  }),
};
