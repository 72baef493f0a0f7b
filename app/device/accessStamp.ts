import type { AuthConfigAnswer } from '@/domain/auth/answers';

/**
 * Returns whether a session is required (D22), as the server wrote it into the document (app/server/static). Null for
 * documents of another server, such as a development server.
 *
 * It is compared without the call's schema, which would add bytes to every page.
 */
export function readAccessStamp(): AuthConfigAnswer['access'] | null {
  const { access } = document.documentElement.dataset;
  return access === 'open' || access === 'session' ? access : null;
}
