import type { AuthConfigAnswer } from '@/domain/auth/answers';

/**
 * Whether a session is required (D22), as the server has written it into the document it sent (app/server/static). Null for a
 * document of another server: a development server, or a host that knows nothing but files.
 *
 * Without the answer's schema: two words are fewer bytes than what would bring it to every page.
 */
export function readAccessStamp(): AuthConfigAnswer['access'] | null {
  const { access } = document.documentElement.dataset;
  return access === 'open' || access === 'session' ? access : null;
}
