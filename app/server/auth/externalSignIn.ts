/** Configuration of an OpenID Connect provider (D13). */
export interface ExternalProvider {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Page on which a sign-in starts. Only a registration with all documents accepted (D23) may create an account;
 * elsewhere only existing accounts can sign in.
 */
export type ExternalStart = 'login' | 'registration' | 'acceptedRegistration';

/** Sign-in through another identity provider. */
export interface ExternalSignIn {
  readonly name: string;
  /**
   * Returns the URL for the visitor, with cookies that tie the return to this browser. Null if the provider is
   * unreachable.
   */
  start: (from: ExternalStart, returnTo: string) => Promise<{ url: string; headers: Headers } | null>;
  /**
   * Handles the visitor's return: redirects into the portal, or to a form's `?error=…`. `awaiting` is the id of the
   * account that also needs its second factor; it has no session yet.
   */
  finish: (request: Request) => Promise<{ answer: Response; awaiting: string | null }>;
}
