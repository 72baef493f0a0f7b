import type { Deps } from '../../deps';
import type { AuthHandler } from './authHandler';

/** Returns the configuration that the portal's screens depend on. */
export function config({ access, external, settings }: Deps): AuthHandler<'config'> {
  const externalSignIn = external && { name: external.name };
  return () => {
    const { supportEmail, registration } = settings.current();
    return Promise.resolve({
      access: access(),
      externalSignIn,
      supportEmail,
      ...(registration !== 'open' && { registration }),
    });
  };
}
