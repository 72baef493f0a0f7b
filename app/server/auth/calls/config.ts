import type { Deps } from '../../deps';
import type { AuthHandler } from './authHandler';

/** What the portal's screens need to know about this installation. */
export function config({ access, external, settings }: Deps): AuthHandler<'config'> {
  const answer = { access, externalSignIn: external && { name: external.name } };
  return () => Promise.resolve({ ...answer, supportEmail: settings.current().supportEmail });
}
