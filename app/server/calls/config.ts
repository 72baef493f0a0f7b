import type { AuthConfigAnswer } from '@/domain/auth/answers';
import type { Deps } from '../deps';
import type { Handler } from '../http/types';

/** `GET /api/auth/config`: what the portal's screens need to know about this installation. */
export function config({ access, external, settings }: Deps): Handler {
  const answer = { access, externalSignIn: external && { name: external.name } };
  return (c) => {
    const { supportEmail } = settings.current();
    return c.json({ ...answer, supportEmail } satisfies AuthConfigAnswer);
  };
}
