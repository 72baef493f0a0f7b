import type { AuthConfigAnswer } from '@/domain/auth/answers';
import type { RegistrationMode } from '@/domain/auth/registrationMode';
import { escaped } from '../http/html';

/** Facts about the installation that the build does not know. */
export interface Installation {
  /** Identity provider (D13); null for none. */
  readonly external: { readonly name: string } | null;
  /** Public URL, if configured. */
  readonly publicUrl: string | null;
}

/** Facts that settings and the visitor decide. */
export interface Visit {
  readonly access: AuthConfigAnswer['access'];
  readonly hasSession: boolean;
  readonly registration: RegistrationMode;
}

/** Browsers ignore it: the build marks conditional elements with it (app/build/shellHtml.ts). */
const passedOver = ' media="not all"';

/**
 * Stamps a built document with facts of the installation: whether a session is required (D22, read by
 * `app/device/accessStamp.ts` without a call), whether the visitor has one, the identity provider (D13), and the
 * document's address, and who may register unless everybody may. Canonical and alternate-language links need absolute
 * URLs, so without a public URL they are removed.
 * It keeps only the preloads that will be used: the account's with a session, the demonstration's otherwise. A visitor
 * with a session has the fonts cached.
 */
export function stampInstallation(
  html: string,
  { external, publicUrl }: Installation,
  { access, hasSession, registration }: Visit,
): string {
  const audience = hasSession ? 'account' : access === 'open' ? 'demo' : null;
  const marks = [
    ...(hasSession ? [' data-session'] : []),
    ...(access === 'session' ? [` data-external="${external ? 'set' : 'none'}"`] : []),
    ...(registration === 'open' ? [] : [` data-registration="${registration}"`]),
    ...(external ? [` data-external-name="${escaped(external.name)}"`] : []),
  ].join('');
  const shown = (element: string) => element.replace(passedOver, '');
  return html
    .replace(/ *<link\b[^>]* data-for="(\w+)"[^>]*>\n?/g, (link, of) => (of === audience ? shown(link) : ''))
    .replace(/<link\b[^>]* id="typeface"[^>]*>/, (tag) => (hasSession ? shown(tag) : tag))
    .replace(/<body\b/i, `$&${marks}`)
    .replace(/<html\b/i, `$& data-access="${access}"`)
    .replace(
      /(<link rel="(?:canonical|alternate)"[^>]* href=")(\/[^>]*>)/g,
      publicUrl === null ? '' : `$1${publicUrl}$2`,
    );
}
