import * as v from 'valibot';
import { authConfigAnswerSchema, type AuthConfigAnswer } from '@/domain/auth/answers';

/**
 * Whether sessions matter (D22), as the server has written it into the document it sent (app/server/static). Null for a
 * document of another server: a development server, or a host that knows nothing but files.
 */
export function stampedAccess(): AuthConfigAnswer['access'] | null {
  const stamp = document.documentElement.dataset['access'];
  const parsed = v.safeParse(authConfigAnswerSchema.entries.access, stamp);
  return parsed.success ? parsed.output : null;
}
