import * as v from 'valibot';
import { hasAllAgreements, registrationPayloadSchema, type Agreements } from '@/domain/auth/payloads';
import type { ExternalStart } from '../auth/externalSignIn';
import { knownBrowserOf, rememberBrowser } from '../auth/knownBrowserCookie';
import { forwardCookies } from '../auth/libraryAnswer';
import { sessionOpenedBy } from '../auth/signedIn';
import { tellOfSignIn } from '../auth/tellOfSignIn';
import type { Deps } from '../deps';
import { readJson } from '../http/jsonBody';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/** The registration form sends its agreements along, ticked or not. */
const externalPayloadSchema = v.object({
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  agreements: v.optional(registrationPayloadSchema.entries.agreements),
});

function startOf(agreements: Agreements | undefined): ExternalStart {
  if (agreements === undefined) return 'login';
  return hasAllAgreements(agreements) ? 'acceptedRegistration' : 'registration';
}

const DEFAULT_RETURN = '/dashboard/vps';

/** A path on this site, or the server list: an address on another site would make the sign-in an open redirect. */
function safeReturnPath(returnTo: string | undefined): string {
  if (returnTo === undefined || !returnTo.startsWith('/')) return DEFAULT_RETURN;
  const base = 'http://portal.invalid';
  if (!URL.canParse(returnTo, base)) return DEFAULT_RETURN;
  const { origin, pathname, search, hash } = new URL(returnTo, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : DEFAULT_RETURN;
}

/** `POST /api/auth/external`: where to go for signing in with the configured provider. */
export function startExternal({ connection, external, limiter, log }: Deps): Handler {
  return async (c) => {
    const { returnTo, agreements } = await readJson(c, externalPayloadSchema);
    if (external === null) throw new Problem(404, 'externalSignInOff');
    await limiter.take('externalPerAddress', connection.clientAddress(c));
    const started = await external
      .start(startOf(agreements), safeReturnPath(returnTo))
      .catch((error: unknown) => {
        log.error(error);
        return null;
      });
    if (started === null) throw new Problem(503, 'externalSignInDown');
    forwardCookies(c, connection, started.headers);
    return c.json({ url: started.url });
  };
}

/** `GET /api/auth/callback/oidc`: the provider sends the visitor back here. */
export function finishExternal(deps: Deps): Handler {
  const { auth, connection, external } = deps;
  return async (c) => {
    if (external === null) throw new Problem(404, 'externalSignInOff');
    const began = new Date();
    const answer = await external.finish(c.req.raw);
    forwardCookies(c, connection, answer.headers);
    const opened = await sessionOpenedBy(answer.headers, deps);
    if (opened !== null) {
      const isKnown = knownBrowserOf(c.req.raw.headers, opened.email, auth.options.secret) !== null;
      if (!isKnown && opened.createdAt < began) await tellOfSignIn(c, deps, opened.id);
      rememberBrowser(c, deps, opened.email);
    }
    return c.redirect(answer.headers.get('location') ?? '/login', 302);
  };
}
