/** Login (§2). Leads to the server list, or back to where a session was requested (D22). */
export default function LoginContainer(): import('react').JSX.Element;
export interface SignInAgainProps {
  /** Where it shows: the external sign-in, which leaves the page, comes back here. */
  here: string;
  onSignedIn: () => void;
}
/** The login in the place of a page whose session has ended (D22). Of one file with the route, so of one chunk. */
export declare function SignInAgain({ here, onSignedIn }: SignInAgainProps): import('react').JSX.Element;
