import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ErrorAnswer } from '@/domain/auth/answers';
import { changePassword } from './calls/changePassword';
import { config } from './calls/config';
import { finishExternal, startExternal } from './calls/external';
import { forgotPassword } from './calls/forgotPassword';
import { health } from './calls/health';
import { login } from './calls/login';
import { logout } from './calls/logout';
import { logoutEverywhere } from './calls/logoutEverywhere';
import { register } from './calls/register';
import { resendCode } from './calls/resendCode';
import { resetPassword } from './calls/resetPassword';
import { session } from './calls/session';
import { verifyEmail } from './calls/verifyEmail';
import type { Deps } from './deps';
import { BODY_LIMIT_BYTES } from './http/jsonBody';
import { acceptedLanguage } from './http/language';
import { refuseForeignOrigin } from './http/originCheck';
import { Problem } from './http/problem';
import { securityHeaders } from './http/securityHeaders';
import type { Handler, ServerApp, ServerContext, ServerEnv } from './http/types';
import { message } from './messages/messages';
import { portal } from './static/portal';

function sendProblem(c: ServerContext, problem: Problem): Response {
  const language = acceptedLanguage(c.req.header('accept-language'));
  const answer: ErrorAnswer = { error: message(language, problem.key) };
  const headers = { ...problem.headers, 'Content-Language': language, 'Cache-Control': 'no-store' };
  return c.json(answer, problem.status, headers);
}

/** One method per path: any other is refused by 405, naming the right one. */
function addCall(app: ServerApp, method: 'GET' | 'POST', path: string, handler: Handler): void {
  app.on(method, path, handler);
  app.all(path, () => {
    throw new Problem(405, 'wrongMethod', { Allow: method === 'GET' ? 'GET, HEAD' : method });
  });
}

function addCalls(app: ServerApp, deps: Deps): void {
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.post('/api/*', async (c, next) => {
    refuseForeignOrigin(c, deps.connection, deps.publicUrl);
    await next();
  });
  app.post(
    '/api/*',
    bodyLimit({
      maxSize: BODY_LIMIT_BYTES,
      onError: () => {
        throw new Problem(413, 'tooLarge');
      },
    }),
  );
  addCall(app, 'POST', '/api/auth/login', login(deps));
  addCall(app, 'POST', '/api/auth/register', register(deps));
  addCall(app, 'POST', '/api/auth/verify-email', verifyEmail(deps));
  addCall(app, 'POST', '/api/auth/resend-code', resendCode(deps));
  addCall(app, 'GET', '/api/auth/session', session(deps));
  addCall(app, 'POST', '/api/auth/logout', logout(deps));
  addCall(app, 'POST', '/api/auth/logout-everywhere', logoutEverywhere(deps));
  addCall(app, 'POST', '/api/auth/change-password', changePassword(deps));
  addCall(app, 'POST', '/api/auth/forgot-password', forgotPassword(deps));
  addCall(app, 'POST', '/api/auth/reset-password', resetPassword(deps));
  addCall(app, 'GET', '/api/auth/config', config(deps));
  addCall(app, 'POST', '/api/auth/external', startExternal(deps));
  addCall(app, 'GET', '/api/auth/callback/oidc', finishExternal(deps));
  addCall(app, 'GET', '/api/health', health(deps));
  app.all('/api/*', () => {
    throw new Problem(404, 'unknownCall');
  });
}

/** Puts the server together from its parts; touches neither the network nor the environment. */
export function createApp(deps: Deps): ServerApp {
  const app = new Hono<ServerEnv>();
  app.onError((error, c) => {
    if (error instanceof Problem) return sendProblem(c, error);
    deps.logError(error);
    return sendProblem(c, new Problem(500, 'unexpected'));
  });
  app.use(securityHeaders(deps.connection));
  addCalls(app, deps);
  addCall(app, 'GET', '/*', portal(deps.clientDir));
  return app;
}
