export interface SignInPlaceProps {
  onSignedIn: () => void;
}
/** The login in the place of a page whose session has ended. Should it not arrive, the way leads through its own page. */
export default function SignInPlace({ onSignedIn }: SignInPlaceProps): import('react').JSX.Element;
