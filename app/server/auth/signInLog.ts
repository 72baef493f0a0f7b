import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Deps } from '../deps';
import { pseudonym } from '../scrub';
import { Problem } from '../http/problem';
import type { ServerContext, ServerEnv } from '../http/types';

const loginSchema = v.object({ email: v.string() });
/** A provider may send any text. */
const reasonSchema = v.pipe(v.string(), v.regex(/^\w{1,60}$/));

/** Returns the account that an answer's cookies sign in, or null. */
async function signedInAccount({ auth }: Deps, answer: Response): Promise<string | null> {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) return null;
  const headers = new Headers({ cookie: cookies.join('; ') });
  // A failed lookup for the log must not fail the sign-in.
  const session = await auth.api.getSession({ headers }).catch(() => null);
  return session?.user.id ?? null;
}

/** Returns why an external sign-in failed: it redirects to a form with `?error=`. */
function refusalIn(answer: Response): string | undefined {
  const location = answer.headers.get('location') ?? '';
  const error = URL.canParse(location, 'http://portal.invalid')
    ? new URL(location, 'http://portal.invalid').searchParams.get('error')
    : null;
  return error === null ? undefined : v.is(reasonSchema, error) ? error : 'other';
}

/**
 * Logs the result of a sign-in call: `sign-in` with the account's id, `sign-in refused` with the reason, or `sign-in
 * locked out`. The person is a pseudonym.
 */
export function logSignIn(
  deps: Deps,
  method: 'password' | 'secondFactor' | 'passkey' | 'code' | 'external',
): MiddlewareHandler<ServerEnv> {
  const { auth, connection, log } = deps;
  const facts = (c: ServerContext) => {
    const payload = c.get('payload');
    const { secret } = auth.options;
    return {
      method,
      login: v.is(loginSchema, payload) ? pseudonym(secret, payload.email) : undefined,
      client: pseudonym(secret, connection.clientAddress(c)),
    };
  };
  return async (c, next) => {
    await next();
    const { error } = c;
    if (error) {
      // A malformed request is not an attempt.
      if (error instanceof Problem && c.get('payload') !== undefined)
        log.info(error.status === 429 ? 'sign-in locked out' : 'sign-in refused', {
          ...facts(c),
          reason: error.key,
        });
      return;
    }
    const account = await signedInAccount(deps, c.res);
    const reason = refusalIn(c.res);
    if (account !== null) log.info('sign-in', { ...facts(c), account });
    else if (reason !== undefined) log.info('sign-in refused', { ...facts(c), reason });
  };
}
