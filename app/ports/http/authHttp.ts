import * as v from 'valibot';
import { authConfigAnswerSchema, sessionAnswerSchema } from '@/domain/auth/answers';
import type { AuthPort } from '@app/ports/ports';
import { request } from './request';

/** The auth port against the portal's own server: the four calls of §7 and the session calls of D13 and D22. */
export const authHttp: AuthPort = {
  login: (body) => request({ method: 'POST', path: '/api/auth/login', body }),
  register: (body) => request({ method: 'POST', path: '/api/auth/register', body }),
  verifyEmail: (body) => request({ method: 'POST', path: '/api/auth/verify-email', body }),
  resendCode: (body) => request({ method: 'POST', path: '/api/auth/resend-code', body }),
  session: () => request({ method: 'GET', path: '/api/auth/session', answer: sessionAnswerSchema }),
  logout: () => request({ method: 'POST', path: '/api/auth/logout', body: {} }),
  logoutEverywhere: () => request({ method: 'POST', path: '/api/auth/logout-everywhere', body: {} }),
  forgotPassword: (body) => request({ method: 'POST', path: '/api/auth/forgot-password', body }),
  resetPassword: (body) => request({ method: 'POST', path: '/api/auth/reset-password', body }),
  // The profile alone changes a password: pages that only sign in load nothing of it.
  changePassword: async (change) => (await import('./changePassword')).changePassword(change),
  config: () => request({ method: 'GET', path: '/api/auth/config', answer: authConfigAnswerSchema }),
  externalSignIn: (body) =>
    request({ method: 'POST', path: '/api/auth/external', body, answer: v.object({ url: v.string() }) }),
};
