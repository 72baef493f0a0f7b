import { useEffect, useState, type ReactNode } from 'react';
import { SignedInScreen } from '@/screens/auth/SignedInScreen/SignedInScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useAuthFrame } from './useAuthFrame';
import { tabAccount } from '@app/device/tabAccount';
import { usePorts } from '@app/providers/PortsProvider';

/**
 * Whether somebody may be signed in: the document says that its visitor had a session
 * (app/server/static/stampInstallation.ts), or they signed in since. Anybody else's login requests nothing.
 */
const maybeSignedIn = () => document.body.dataset['session'] !== undefined || tabAccount() !== null;

/** The form for a visitor; for a person who is signed in, the way to their account. */
export function UnlessSignedIn({ accountHref, children }: { accountHref: string; children: ReactNode }) {
  const frame = useAuthFrame();
  const email = useSignedInEmail();
  if (email === null) return children;
  return (
    <>
      <DocumentTitle of="auth.signedIn.title" />
      <SignedInScreen {...frame} view={{ email, accountHref }} />
    </>
  );
}

/** The address of the account that is signed in already; null while nobody is known to be. */
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
      // Nobody is known to be signed in: the form is there.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [auth]);
  return email;
}
