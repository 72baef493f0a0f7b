import { hasAllAgreements, type Agreements } from '@/domain/auth/payloads';
import type { ExternalStart } from '../externalSignIn';
import { forwardCookies } from '../libraryAnswer';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import type { AuthHandler } from './authHandler';

function startOf(agreements: Agreements | undefined): ExternalStart {
  if (agreements === undefined) return 'login';
  return hasAllAgreements(agreements) ? 'acceptedRegistration' : 'registration';
}

const DEFAULT_RETURN = '/dashboard/vps';

/** A path on this site, or the server list: another site would be an open redirect. */
function safeReturnPath(returnTo: string | undefined): string {
  if (returnTo === undefined || !returnTo.startsWith('/')) return DEFAULT_RETURN;
  const base = 'http://portal.invalid';
  if (!URL.canParse(returnTo, base)) return DEFAULT_RETURN;
  const { origin, pathname, search, hash } = new URL(returnTo, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : DEFAULT_RETURN;
}

/** Returns the sign-in URL of the configured provider. */
export function externalSignIn({ connection, external, log }: Deps): AuthHandler<'externalSignIn'> {
  return async ({ body, context: c, attempt }) => {
    const { returnTo, agreements } = body;
    if (external === null) throw refusal('externalSignInOff');
    await attempt('externalPerAddress');
    const started = await external
      .start(startOf(agreements), safeReturnPath(returnTo))
      .catch((error: unknown) => {
        log.error(error);
        return null;
      });
    if (started === null) throw refusal('externalSignInDown');
    forwardCookies(c, connection, started.headers);
    return { url: started.url };
  };
}
