import type { AuthConfigAnswer } from '@/domain/auth/answers';
import type { Deps } from '../deps';
import type { Handler } from '../http/types';

/** `GET /api/auth/config`: what the portal's screens need to know about this installation. */
export function config({ access, external }: Deps): Handler {
  const answer: AuthConfigAnswer = { access, externalSignIn: external && { name: external.name } };
  return (c) => c.json(answer);
}
