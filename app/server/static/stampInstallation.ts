import type { Deps } from '../deps';

/**
 * Writes into a built document what only the installation knows: whether a session is required (D22), so that the portal
 * needs no call for it that may fail (`app/device/accessStamp.ts`), and where the document stands. Search engines read
 * a canonical address and those of other languages only in full: without a public address there are none.
 */
export function stampInstallation(
  html: string,
  { access, publicUrl }: Pick<Deps, 'access' | 'publicUrl'>,
): string {
  return html
    .replace(/<html\b/i, `$& data-access="${access}"`)
    .replace(
      /(<link rel="(?:canonical|alternate)"[^>]* href=")(\/[^>]*>)/g,
      publicUrl === null ? '' : `$1${publicUrl}$2`,
    );
}
