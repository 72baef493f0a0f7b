import type { JsonSchema } from '@valibot/to-json-schema';
import { authConfigAnswerSchema, sessionAnswerSchema } from '@/domain/auth/answers';
import {
  loginPayloadSchema,
  passwordChangePayloadSchema,
  registrationPayloadSchema,
  resendPayloadSchema,
  verificationPayloadSchema,
} from '@/domain/auth/payloads';
import { forgotPasswordPayloadSchema, passwordResetPayloadSchema } from '@/domain/auth/passwordReset';
import { wireSchema } from './wireSchema';

/*
 * The calls under /api/auth (§7, D13, D22). A portal whose provider signs people in otherwise does without those of
 * registration, codes and passwords.
 */

const refusal: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' }, code: { type: 'string' } },
};

const json = (schema: JsonSchema, example: unknown) => ({
  content: { 'application/json': { schema, example } },
});

interface Operation {
  readonly name: string;
  readonly summary: string;
  readonly body?: { readonly schema: JsonSchema; readonly example: unknown };
  /** Of success, unless it is 200. */
  readonly status?: '201';
  readonly answer: { readonly schema: JsonSchema; readonly example: unknown };
  /** Of a refusal of its own: what for. */
  readonly refused?: Readonly<Record<string, string>>;
}

const operation = ({ name, summary, body, status, answer, refused = {} }: Operation) => ({
  operationId: `auth.${name}`,
  tags: ['auth'],
  summary,
  security: [],
  ...(body && { requestBody: { required: true, ...json(body.schema, body.example) } }),
  responses: {
    [status ?? '200']: { description: 'Done.', ...json(answer.schema, answer.example) },
    ...Object.fromEntries(
      Object.entries(refused).map(([status, description]) => [
        status,
        { description, ...json(refusal, { error: description }) },
      ]),
    ),
    '4XX': { $ref: '#/components/responses/NotTaken' },
  },
});

const email = 'anna.sokolova@example.ru';
const user = { email, firstName: 'Анна', lastName: 'Соколова', role: 'customer' };

const password = 'correct horse battery';
const emailAnswer: JsonSchema = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', format: 'email' } },
};
const nobody: JsonSchema = {
  type: 'object',
  required: ['user'],
  properties: { user: { type: 'null' } },
};
const tooMany = { '429': 'Too many tries; `Retry-After` says when there is another.' };

/** Sessions, registration and passwords, for whoever writes another backend. */
export const authPaths = {
  '/api/auth/config': {
    get: operation({
      name: 'config',
      summary: 'Whether the dashboard needs a session (`session`) or shows a demonstration without (`open`).',
      answer: {
        schema: wireSchema(authConfigAnswerSchema),
        example: { access: 'session', externalSignIn: null },
      },
    }),
  },
  '/api/auth/session': {
    get: operation({
      name: 'session',
      summary: 'Who is signed in; `user` is null for nobody.',
      answer: { schema: wireSchema(sessionAnswerSchema), example: { user } },
    }),
  },
  '/api/auth/login': {
    post: operation({
      name: 'login',
      summary: 'Signs in, by a cookie.',
      body: { schema: wireSchema(loginPayloadSchema), example: { email, password: 'correct horse battery' } },
      answer: { schema: emailAnswer, example: { email } },
      refused: { '401': 'Wrong e-mail or password.', '403': 'The address is not verified, or suspended.' },
    }),
  },
  '/api/auth/register': {
    post: operation({
      name: 'register',
      summary:
        'Stores a registration and mails a code. Answers the same for an address that has an account, whose owner is told by mail.',
      status: '201',
      body: {
        schema: wireSchema(registrationPayloadSchema),
        example: {
          email,
          password,
          firstName: user.firstName,
          lastName: user.lastName,
          countryCode: 'RU',
          region: 'texas',
          agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
        },
      },
      answer: { schema: emailAnswer, example: { email } },
      refused: {
        '422': 'A field breaks a rule: `commonPassword` for a password that is guessed first.',
        ...tooMany,
        '503': 'The registration is stored, and its mail could not be sent: `mailNotSent`.',
      },
    }),
  },
  '/api/auth/verify-email': {
    post: operation({
      name: 'verifyEmail',
      summary: 'Makes this browser’s registration an account by the mailed code, and signs in.',
      body: { schema: wireSchema(verificationPayloadSchema), example: { email, code: '123456' } },
      answer: { schema: emailAnswer, example: { email } },
      refused: {
        '400': 'The code is wrong or too old: `wrongCode`.',
        '403': 'It was registered in another browser: `registeredElsewhere`.',
        ...tooMany,
      },
    }),
  },
  '/api/auth/resend-code': {
    post: operation({
      name: 'resendCode',
      summary: 'Mails another code, or why there is none. Answers the same for every address.',
      body: { schema: wireSchema(resendPayloadSchema), example: { email } },
      answer: { schema: emailAnswer, example: { email } },
      refused: { ...tooMany, '503': 'Mail does not go out at present: `codeNotSent`.' },
    }),
  },
  '/api/auth/forgot-password': {
    post: operation({
      name: 'forgotPassword',
      summary:
        'Mails a link that sets another password, valid for 30 minutes. Answers the same for every address.',
      body: { schema: wireSchema(forgotPasswordPayloadSchema), example: { email } },
      answer: { schema: emailAnswer, example: { email } },
      refused: { ...tooMany, '503': 'Mail does not go out at present: `resetNotSent`.' },
    }),
  },
  '/api/auth/reset-password': {
    post: operation({
      name: 'resetPassword',
      summary: 'Sets another password by the mailed link, once, and ends every session of the account.',
      body: {
        schema: wireSchema(passwordResetPayloadSchema),
        example: { token: 'Zm9yIGV4YW1wbGU', password },
      },
      answer: { schema: nobody, example: { user: null } },
      refused: { '400': 'The link does not work (any more): `resetLinkInvalid`.', ...tooMany },
    }),
  },
  '/api/auth/change-password': {
    post: {
      ...operation({
        name: 'changePassword',
        summary: 'Another password for whoever is signed in; every other session of theirs ends.',
        body: {
          schema: wireSchema(passwordChangePayloadSchema),
          example: { currentPassword: password, newPassword: 'another horse battery' },
        },
        answer: { schema: emailAnswer, example: { email } },
        refused: {
          '401': 'Nobody is signed in.',
          '403': 'The present password is wrong: `wrongCurrentPassword`.',
          '409': 'The account signs in elsewhere and has none: `noPassword`.',
          ...tooMany,
        },
      }),
      security: [{ session: [] }],
    },
  },
  '/api/auth/logout': {
    post: operation({
      name: 'logout',
      summary: 'Ends the session.',
      answer: { schema: { type: 'object' }, example: {} },
    }),
  },
};
