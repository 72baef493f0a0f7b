import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/domain/auth/constants';
import type { Db } from '../db/database';
import { deviceOf } from './deviceOf';
import { refuseSuspended, sessionOpened } from './newSession';
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
 * Returns the options that the built-in and the external sign-in share.
 *
 * Limits, origin checks and `Secure` cookies are the portal's own (`limits.ts`, `http/`), because the library can
 * neither count per account nor detect an encrypted connection request by request.
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
          before: ({ userId }: { userId: string }) => refuseSuspended(db, userId),
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

/** How passwords are hashed; the library's way unless a test counts or hurries it. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (comparison: { hash: string; password: string }) => Promise<boolean>;
}

export interface BuiltInAuthOptions extends AuthOptions {
  readonly passwordQueue: PasswordQueue;
  readonly hashing?: PasswordHashing | undefined;
}

/**
 * The auth library, set up for e-mail and password. Called in-process only: none of its own routes can be reached from
 * outside. Registration is ours: an account exists from its verification on.
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
      // Calls take their visitor's turn; a call that forgot to waits in a line of its own.
      password: {
        hash: (password) => passwordQueue.take('', () => hashing.hash(password)),
        verify: (comparison) => passwordQueue.take('', () => hashing.verify(comparison)),
      },
    },
    plugins: [verifiedSignIn()],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Makes the auth library check addresses by our pattern.
 *
 * It checks them again when somebody verifies an address or logs in, by its validator's own pattern and without an
 * option for another. That pattern knows no encoded top-level domain (`.рф` is sent as `.xn--p1ai`): such an account
 * could be created and then not used.
 */
function checkEmailsByOurPattern(): void {
  const test = (text: string) => EMAIL_PATTERN.test(text.toLowerCase());
  Object.defineProperty(regexes.email, 'test', { value: test, configurable: true });
}

/**
 * For the auth library: `auth.api.signInVerified` opens a session for an account whose mailbox was just proved. The
 * library itself opens one only for a password, or for a code of its own.
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
