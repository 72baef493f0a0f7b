/** How an OpenID Connect provider is reached (D13). */
export interface ExternalProvider {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Where a visitor starts. An account may be made only from a registration with every document accepted (D23); from
 * anywhere else, only somebody who has an account gets in.
 */
export type ExternalStart = 'login' | 'registration' | 'acceptedRegistration';

/** Sign-in through another identity provider. */
export interface ExternalSignIn {
  readonly name: string;
  /** Where to send the visitor, with the cookies that tie their return to this browser. Null: provider unreachable. */
  start: (from: ExternalStart, returnTo: string) => Promise<{ url: string; headers: Headers } | null>;
  /** Handles the visitor's return: a redirect into the portal, signed in or to a form's `?error=…`. */
  finish: (request: Request) => Promise<Response>;
}
