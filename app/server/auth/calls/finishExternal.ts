import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import type { Handler } from '../../http/types';
import { knownBrowserOf, rememberBrowser } from '../knownBrowserCookie';
import { forwardCookies } from '../libraryAnswer';
import { sessionOpenedBy } from '../signedIn';
import { notifyOfSignIn } from '../notifyOfSignIn';
import { startChallenge } from '../secondFactor/challenge';
import { paths, withQuery } from '@/paths';

export const externalReturnPath = '/api/auth/callback/oidc';

/** The login's second step, with the page that the refused address would return to. */
function secondStepAddress(refusedTo: string | null): string {
  const returnTo = new URLSearchParams(refusedTo?.split('?')[1]).get('returnTo');
  return withQuery(paths.login, { step: 'code', ...(returnTo !== null && { returnTo }) });
}

/** Handles the redirect from the provider; the answer redirects with a session or with `?error=`. */
export function finishExternal(deps: Deps): Handler {
  const { auth, connection, external } = deps;
  return async (c) => {
    if (external === null) throw refusal('externalSignInOff');
    const began = new Date();
    const { answer, awaiting } = await external.finish(c.req.raw);
    forwardCookies(c, connection, answer.headers);
    if (awaiting !== null) {
      await startChallenge(c, deps, awaiting);
      return c.redirect(secondStepAddress(answer.headers.get('location')), 302);
    }
    const opened = await sessionOpenedBy(answer.headers, deps);
    if (opened !== null) {
      const isKnown = knownBrowserOf(c.req.raw.headers, opened.email, auth.options.secret) !== null;
      if (!isKnown && opened.createdAt < began) await notifyOfSignIn(c, deps, opened.id);
      rememberBrowser(c, deps, opened.email);
    }
    return c.redirect(answer.headers.get('location') ?? '/login', 302);
  };
}
