import type { AuthOptions } from './createAuth';
import { attemptExternal } from './externalAttempt';
import type { ExternalRefusalCode } from './externalAttempt';
import type { ExternalProvider, ExternalSignIn } from './externalSignIn';
import { withDeadline } from '../withDeadline';

/** Time for all calls to the provider in one request. */
const PATIENCE_MS = 8000;

/** Maps the library's error names to those of the portal. */
const renamed: Readonly<Record<string, ExternalRefusalCode>> = {
  state_not_found: 'state_mismatch',
  state_invalid: 'state_mismatch',
  issuer_mismatch: 'untrusted',
  nonce_binding_missing: 'untrusted',
};

/**
 * Adds the reason of a refusal to a form's address and drops the provider's text. A visitor without an account is sent
 * to the documents. Other addresses are unchanged.
 */
function refusedTo(location: string, refusal: ExternalRefusalCode | null): string {
  const [path = '', search] = location.split('?');
  const query = new URLSearchParams(search);
  const reason = query.get('error');
  if ((path !== '/login' && path !== '/register') || reason === null) return location;
  const error = refusal ?? renamed[reason] ?? reason;
  if (error === 'signup_disabled') return `/register?error=${error}`;
  const returnTo = query.get('returnTo');
  const params = new URLSearchParams({ error, ...(returnTo === null ? {} : { returnTo }) });
  return `${path}?${params.toString()}`;
}

function redirect(location: string, headers = new Headers()): Response {
  headers.set('Location', location);
  return new Response(null, { status: 302, headers });
}

/**
 * OpenID Connect sign-in, initialized at the first click: a slow or unreachable provider must not delay the portal's
 * start. After a failure the next click tries again.
 */
export function lazyOpenIdConnect(
  options: AuthOptions,
  provider: ExternalProvider,
  timeoutMs = PATIENCE_MS,
): ExternalSignIn {
  const load = async () => {
    const { createOpenIdConnect } = await import('./openIdConnect');
    return createOpenIdConnect(options, provider);
  };
  let loading: ReturnType<typeof load> | null = null;
  const ready = async () => {
    loading ??= load();
    const attempt = loading;
    const loaded = await withDeadline(attempt, timeoutMs).catch(() => null);
    // A later click may have started another attempt.
    if (loaded === null && loading === attempt) loading = null;
    return loaded;
  };

  return {
    name: provider.name,
    start: (from, returnTo) =>
      attemptExternal(timeoutMs, new Headers(), async () => {
        const loaded = await ready();
        if (loaded === null) return null;
        const { headers, response } = await loaded.auth.api.signInSocial({
          body: {
            provider: loaded.providerId,
            callbackURL: returnTo,
            errorCallbackURL:
              from === 'login' ? `/login?${new URLSearchParams({ returnTo }).toString()}` : '/register',
            requestSignUp: from === 'acceptedRegistration',
            disableRedirect: true,
          },
          returnHeaders: true,
        });
        return response.url === undefined ? null : { url: response.url, headers };
      }),
    finish: (request) =>
      attemptExternal(timeoutMs, request.headers, async (attempt) => {
        const loaded = await ready();
        if (loaded === null) return { answer: redirect('/login?error=unavailable'), awaiting: null };
        // The library compares with its configured address, not with a proxy's.
        const { pathname, search } = new URL(request.url);
        const answer = await loaded.auth.handler(
          new Request(new URL(`${pathname}${search}`, options.baseUrl), { headers: request.headers }),
        );
        const location = answer.headers.get('location') ?? '/login?error=unavailable';
        return {
          answer: redirect(refusedTo(location, attempt.refusal), new Headers(answer.headers)),
          awaiting: attempt.awaiting,
        };
      }),
  };
}
