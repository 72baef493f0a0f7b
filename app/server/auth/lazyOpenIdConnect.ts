import type { AuthOptions } from './createAuth';
import type { ExternalProvider, ExternalSignIn } from './externalSignIn';
import { withDeadline } from './withDeadline';

/** A provider that accepts a connection and never answers is as good as unreachable after this long. */
const PATIENCE_MS = 5000;

/**
 * A form's address with the reason of a refusal, and without the provider's own words. Whoever has no account is led to
 * the documents. Any other address stays as it is.
 */
function refusedTo(location: string): string {
  const [path = '', search] = location.split('?');
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if ((path !== '/login' && path !== '/register') || error === null) return location;
  if (error === 'signup_disabled') return `/register?error=${error}`;
  const returnTo = query.get('returnTo');
  const kept = new URLSearchParams({ error, ...(returnTo === null ? {} : { returnTo }) });
  return `${path}?${kept.toString()}`;
}

/**
 * Sign-in through OpenID Connect, set up at the first click on its button: a slow or unreachable provider must not
 * delay or prevent the start of the portal. After a failure the next click tries again.
 */
export function lazyOpenIdConnect(
  options: AuthOptions,
  provider: ExternalProvider,
  patienceMs = PATIENCE_MS,
): ExternalSignIn {
  const load = async () => {
    const { createOpenIdConnect, PROVIDER_ID } = await import('./openIdConnect');
    const auth = createOpenIdConnect(options, provider);
    const { socialProviders } = await auth.$context;
    const isReady = socialProviders.some((candidate) => candidate.id === PROVIDER_ID);
    return isReady ? { auth, PROVIDER_ID } : null;
  };
  let loading: ReturnType<typeof load> | null = null;
  const ready = async () => {
    loading ??= load();
    const attempt = loading;
    const loaded = await withDeadline(attempt, patienceMs).catch(() => null);
    // Unless a later click has begun anew already.
    if (loaded === null && loading === attempt) loading = null;
    return loaded;
  };

  return {
    name: provider.name,
    async start(from, returnTo) {
      const loaded = await ready();
      if (loaded === null) return null;
      const { headers, response } = await loaded.auth.api.signInSocial({
        body: {
          provider: loaded.PROVIDER_ID,
          callbackURL: returnTo,
          errorCallbackURL:
            from === 'login' ? `/login?${new URLSearchParams({ returnTo }).toString()}` : '/register',
          requestSignUp: from === 'acceptedRegistration',
          disableRedirect: true,
        },
        returnHeaders: true,
      });
      return response.url === undefined ? null : { url: response.url, headers };
    },
    async finish(request) {
      const loaded = await ready();
      if (loaded === null)
        return new Response(null, { status: 302, headers: { Location: '/login?error=unavailable' } });
      // The library compares addresses with its own, not with the one a proxy passed on.
      const { pathname, search } = new URL(request.url);
      const answer = await loaded.auth.handler(
        new Request(new URL(`${pathname}${search}`, options.baseUrl), { headers: request.headers }),
      );
      const headers = new Headers(answer.headers);
      headers.set('Location', refusedTo(answer.headers.get('location') ?? '/login'));
      return new Response(null, { status: 302, headers });
    },
  };
}
