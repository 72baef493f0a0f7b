import { useEffect, useState, type ReactNode } from 'react';
import { SignedInScreen } from '@/screens/auth/SignedInScreen/SignedInScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useAuthFrame } from './useAuthFrame';
import { tabAccount } from '@app/device/tabAccount';
import { usePorts } from '@app/providers/PortsProvider';

/**
 * Whether a user may be signed in: the document was stamped with a session (app/server/static/stampInstallation.ts), or
 * they signed in since. Otherwise the login requests nothing.
 */
const maybeSignedIn = () => document.body.dataset['session'] !== undefined || tabAccount() !== null;

interface UnlessSignedInProps {
  accountHref: string;
  /** E-mail that the form is about: it stays for a user of another account. Absent for a form without one. */
  about?: string;
  children: ReactNode;
}

/** Shows the form to a visitor, and a link to the account to a signed-in user. */
export function UnlessSignedIn({ accountHref, about = '', children }: UnlessSignedInProps) {
  const frame = useAuthFrame();
  const email = useSignedInEmail();
  if (email === null || (about !== '' && about !== email)) return children;
  return (
    <>
      <DocumentTitle of="auth.signedIn.title" />
      <SignedInScreen {...frame} view={{ email, accountHref }} />
    </>
  );
}

/** Returns the address of the signed-in account; null if unknown. */
function useSignedInEmail(): string | null {
  const { auth } = usePorts();
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (!maybeSignedIn()) return undefined;
    let isCurrent = true;
    auth.session().then(
      ({ user }) => {
        if (isCurrent) setEmail(user?.email ?? null);
      },
      // Nobody is known to be signed in, so the form is shown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [auth]);
  return email;
}
