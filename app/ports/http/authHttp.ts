import * as v from 'valibot';
import { authConfigAnswerSchema, sessionAnswerSchema } from '@/domain/auth/answers';
import type { AuthPort } from '@app/ports/ports';
import { callJson } from './callJson';

/** The auth port against the portal's own server: the four calls of §7 and the session calls of D13 and D22. */
export const authHttp: AuthPort = {
  login: (payload) => callJson({ method: 'POST', path: '/api/auth/login', payload }),
  register: (payload) => callJson({ method: 'POST', path: '/api/auth/register', payload }),
  verifyEmail: (payload) => callJson({ method: 'POST', path: '/api/auth/verify-email', payload }),
  resendCode: (payload) => callJson({ method: 'POST', path: '/api/auth/resend-code', payload }),
  session: () => callJson({ method: 'GET', path: '/api/auth/session', answer: sessionAnswerSchema }),
  logout: () => callJson({ method: 'POST', path: '/api/auth/logout', payload: {} }),
  logoutEverywhere: () => callJson({ method: 'POST', path: '/api/auth/logout-everywhere', payload: {} }),
  forgotPassword: (payload) => callJson({ method: 'POST', path: '/api/auth/forgot-password', payload }),
  resetPassword: (payload) => callJson({ method: 'POST', path: '/api/auth/reset-password', payload }),
  changePassword: (payload) => callJson({ method: 'POST', path: '/api/auth/change-password', payload }),
  config: () => callJson({ method: 'GET', path: '/api/auth/config', answer: authConfigAnswerSchema }),
  externalSignIn: (payload) =>
    callJson({
      method: 'POST',
      path: '/api/auth/external',
      payload,
      answer: v.object({ url: v.string() }),
    }),
};
