import type { ReactNode } from 'react';
import { SignedInScreen } from '@/screens/auth/SignedInScreen/SignedInScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useAuthFrame } from './useAuthFrame';
import { useSignedInEmail } from './useSignedInEmail';

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
