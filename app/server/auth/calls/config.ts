import type { Deps } from '../../deps';
import type { AuthHandler } from './authHandler';

/** Returns the configuration that the portal's screens depend on. */
export function config({ access, external, settings }: Deps): AuthHandler<'config'> {
  const answer = { access, externalSignIn: external && { name: external.name } };
  return () => {
    const { supportEmail, registration } = settings.current();
    return Promise.resolve({ ...answer, supportEmail, ...(registration !== 'open' && { registration }) });
  };
}
