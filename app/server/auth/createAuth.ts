import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, VERIFICATION_CODE_LENGTH } from '@/domain/auth/constants';
import type { Db } from '../db/database';
import { endOldSessions } from './endOldSessions';
import { checkEmailsByOurPattern } from './libraryEmails';
import type { PasswordTurns } from './passwordTurns';
import { registrationOf } from './registrationCookie';
import { givenCode } from './verificationCode';

/** How long a verification code works, and how many wrong tries it survives. */
const CODE_VALID_SECONDS = 10 * 60;
const CODE_TRIES = 5;

/** Why a right code is refused: it was entered for an earlier registration of the address. */
export const REGISTRATION_REPLACED = 'REGISTRATION_REPLACED';

export interface AuthOptions {
  readonly db: Db;
  readonly secret: string;
  readonly baseUrl: string;
}

/**
 * What both sign-ins, the built-in and the external one, share.
 *
 * Limits, origin checks and `Secure` cookies are the portal's own (`limits.ts`, `http/`), because the library can
 * neither count per account nor tell an encrypted connection request by request.
 */
export function sharedAuthOptions({ db, secret, baseUrl }: AuthOptions) {
  return {
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    database: { db, type: 'postgres' as const, transaction: true },
    databaseHooks: {
      session: { create: { after: ({ userId }: { userId: string }) => endOldSessions(db, userId) } },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'meridian',
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string' as const, required: true },
        lastName: { type: 'string' as const, required: true },
        countryCode: { type: 'string' as const, required: false },
        region: { type: 'string' as const, required: false },
        role: { type: 'string' as const, input: false as const, defaultValue: 'customer' },
      },
    },
  };
}

/**
 * The auth library, set up for e-mail and password with a code by mail. Called in-process only: none of its own
 * routes can be reached from outside.
 */
export function createAuth(options: AuthOptions & { readonly passwordTurns: PasswordTurns }) {
  const { passwordTurns } = options;
  checkEmailsByOurPattern();
  return betterAuth({
    ...sharedAuthOptions(options),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      // Calls take their visitor's turn; a call that forgot to waits in a line of its own.
      password: {
        hash: (password) => passwordTurns.take('', () => hashPassword(password)),
        verify: (comparison) => passwordTurns.take('', () => verifyPassword(comparison)),
      },
    },
    emailVerification: {
      autoSignInAfterVerification: true,
      // The library finds the account by its address, so it may have been replaced since the call looked at it.
      beforeEmailVerification: (user, request) =>
        request !== undefined && registrationOf(request.headers, options.secret) === user.id
          ? Promise.resolve()
          : Promise.reject(new APIError('FORBIDDEN', { code: REGISTRATION_REPLACED })),
    },
    plugins: [
      emailOTP({
        otpLength: VERIFICATION_CODE_LENGTH,
        expiresIn: CODE_VALID_SECONDS,
        allowedAttempts: CODE_TRIES,
        generateOTP: givenCode,
        // A million plain hashes are tried in a second; keyed with the secret, a stolen table gives no codes away.
        storeOTP: {
          hash: (code) =>
            Promise.resolve(createHmac('sha256', options.secret).update(code).digest('base64url')),
        },
        // Codes are mailed by us, in the language of the request.
        sendVerificationOTP: () => Promise.resolve(),
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
