import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/domain/auth/constants';
import type { Db } from '../db/database';
import { brand } from '@/brand';
import { deviceOf } from './deviceOf';
import { passkeyPlugin } from './passkeys/passkeyPlugin';
import { refuseClosed, sessionOpened } from './newSession';
import type { PasswordQueue } from './passwordQueue';
import { object, regexes, string } from 'zod';
import { EMAIL_PATTERN } from '@/domain/auth/payloads';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';

export interface AuthOptions {
  readonly db: Db;
  readonly secret: string;
  readonly baseUrl: string;
}

/**
 * Returns the options shared by the built-in and the external sign-in.
 * The portal implements limits, origin checks and `Secure` cookies itself (`limits.ts`, `http/`), because the library
 * can neither count per account nor detect encryption per request.
 */
export function sharedAuthOptions({ db, secret, baseUrl }: AuthOptions) {
  return {
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    database: { db, type: 'postgres' as const, transaction: true },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }: { userId: string }) => refuseClosed(db, userId),
          after: ({ userId, userAgent }: { userId: string; userAgent?: string | null | undefined }) =>
            sessionOpened(db, { userId, device: deviceOf(userAgent ?? undefined) }),
        },
      },
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

/** Password hashing; tests replace it to count or speed it up. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (comparison: { hash: string; password: string }) => Promise<boolean>;
}

export interface BuiltInAuthOptions extends AuthOptions {
  readonly passwordQueue: PasswordQueue;
  readonly hashing?: PasswordHashing | undefined;
}

/**
 * Creates the auth library for e-mail and password. It is called in-process only; its own routes are not reachable.
 * Registration is the portal's: an account exists only after verification.
 */
export function createAuth(options: BuiltInAuthOptions) {
  const { passwordQueue, hashing = { hash: hashPassword, verify: verifyPassword } } = options;
  checkEmailsByOurPattern();
  return betterAuth({
    ...sharedAuthOptions(options),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      // Calls take the visitor's turn in the queue; calls without one share a separate line.
      password: {
        hash: (password) => passwordQueue.take('', () => hashing.hash(password)),
        verify: (comparison) => passwordQueue.take('', () => hashing.verify(comparison)),
      },
    },
    // Adding a passkey requires the password instead of a fresh session.
    session: { freshAge: 0 },
    plugins: [verifiedSignIn(), passkeyPlugin({ ...options, brandName: brand.name.en })],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Makes the auth library check addresses by our pattern.
 * The library checks them again at verification and login, with a fixed pattern that rejects encoded top-level domains
 * (`.рф` is sent as `.xn--p1ai`): such an account could be created but not used.
 */
function checkEmailsByOurPattern(): void {
  const test = (text: string) => EMAIL_PATTERN.test(text.toLowerCase());
  Object.defineProperty(regexes.email, 'test', { value: test, configurable: true });
}

/**
 * Auth library plugin: `auth.api.signInVerified` starts a session for an account whose mailbox was just proved. The
 * library itself needs a password or its own code.
 */
function verifiedSignIn() {
  return {
    id: 'verified-sign-in',
    endpoints: {
      signInVerified: createAuthEndpoint(
        '/sign-in/verified',
        { method: 'POST', body: object({ userId: string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError('NOT_FOUND', { code: 'USER_NOT_FOUND' });
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ email: user.email });
        },
      ),
    },
  };
}
