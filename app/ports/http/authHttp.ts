import * as v from 'valibot';
import { authConfigAnswerSchema, sessionAnswerSchema } from '@/domain/auth/answers';
import type { authContract } from '@app/contract/auth';
import type { Call } from '@app/contract/call';
import type { AuthPort } from '@app/ports/ports';
import { sendWire, type Parts } from './send';

/*
 * The auth contract by its types alone. This adapter is in the entry file of every page, so it imports neither the
 * contract's texts nor the schemas of forms; the compiler checks methods, paths and bodies.
 */
type Auth = typeof authContract;

/** Answers that §7 leaves open are not read, and so not validated. */
async function post<One extends Call & { method: 'POST' }>(
  path: One['path'],
  parts: Parts<One>,
): Promise<void> {
  await sendWire<One>({ method: 'POST', path }, parts);
}

/** The auth port on the portal's own server: the four calls of §7 and the session calls of D13 and D22. */
export const authHttp: AuthPort = {
  login: (body) => post<Auth['login']>('/api/auth/login', { body }),
  secondStep: (body) => post<Auth['secondStep']>('/api/auth/second-step', { body }),
  // Loaded when the button is pressed.
  passkeyLogin: async () => (await import('./passkeyLogin')).passkeyLogin(),
  register: (body) => post<Auth['register']>('/api/auth/register', { body }),
  verifyEmail: (body) => post<Auth['verifyEmail']>('/api/auth/verify-email', { body }),
  resendCode: (body) => post<Auth['resendCode']>('/api/auth/resend-code', { body }),
  session: () =>
    sendWire<Auth['session']>({ method: 'GET', path: '/api/auth/session', answer: sessionAnswerSchema }, {}),
  logout: () => post<Auth['logout']>('/api/auth/logout', {}),
  logoutEverywhere: () => post<Auth['logoutEverywhere']>('/api/auth/logout-everywhere', {}),
  forgotPassword: (body) => post<Auth['forgotPassword']>('/api/auth/forgot-password', { body }),
  resetPassword: (body) => post<Auth['resetPassword']>('/api/auth/reset-password', { body }),
  // Only the profile changes a password, so sign-in pages do not load it.
  changePassword: async (change) => (await import('./changePassword')).changePassword(change),
  config: () =>
    sendWire<Auth['config']>({ method: 'GET', path: '/api/auth/config', answer: authConfigAnswerSchema }, {}),
  externalSignIn: (body) =>
    sendWire<Auth['externalSignIn']>(
      { method: 'POST', path: '/api/auth/external', answer: v.object({ url: v.string() }) },
      { body },
    ),
};
