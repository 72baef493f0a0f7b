import { useEffect, useState } from 'react';
import { tabAccount } from '@app/device/tabAccount';
import { usePorts } from '@app/providers/PortsProvider';

/**
 * Whether somebody may be signed in: the document says that its visitor had a session
 * (app/server/static/stampInstallation.ts), or they signed in since. Anybody else's login requests nothing.
 */
const maybeSignedIn = () => document.body.dataset['session'] !== undefined || tabAccount() !== null;

/** The address of the account that is signed in already; null while nobody is known to be. */
export function useSignedInEmail(): string | null {
  const { auth } = usePorts();
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (!maybeSignedIn()) return undefined;
    let isCurrent = true;
    auth.session().then(
      ({ user }) => {
        if (isCurrent) setEmail(user?.email ?? null);
      },
      // Nobody is known to be signed in: the form is there.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [auth]);
  return email;
}
