import type { AuthConfigAnswer } from '@/domain/auth/answers';
import { escaped } from '../http/html';

/** Facts about the installation that a built document lacks. */
export interface Installation {
  readonly access: AuthConfigAnswer['access'];
  /** The identity provider (D13); null for none. */
  readonly external: { readonly name: string } | null;
  /** Where visitors reach the portal, when it was configured. */
  readonly publicUrl: string | null;
}

/** Browsers pass it over: the build writes so what is not for everybody (app/build/shellHtml.ts). */
const passedOver = ' media="not all"';

/**
 * Writes into a built document what only the installation knows: whether a session is required (D22), so that the portal
 * needs no call for it that may fail (`app/device/accessStamp.ts`), whether the visitor has one, whether a
 * provider is set up where there is no demonstration (D13) and what it is called, and where the document stands. Search engines read
 * a canonical address and those of other languages only in full: without a public address there are none.
 *
 * Of the adapters it leaves those that will answer: the account's where the request comes with a session, the
 * demonstration's where there is one. And whoever has a session has been here and has the fonts.
 */
export function stampInstallation(
  html: string,
  { access, external, publicUrl }: Installation,
  hasSession: boolean,
): string {
  const audience = hasSession ? 'account' : access === 'open' ? 'demo' : null;
  const marks = [
    ...(hasSession ? [' data-session'] : []),
    ...(access === 'session' ? [` data-external="${external ? 'set' : 'none'}"`] : []),
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
