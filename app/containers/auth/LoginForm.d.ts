import { type LoginView } from '@/screens/auth/LoginScreen/LoginScreen';
export interface LoginFormProps {
  occasion: LoginView['occasion'];
  /** Path of this site that the external sign-in comes back to. */
  target: string;
  onSignedIn: () => void;
}
/** The login form at work, wherever it stands. */
export declare function LoginForm({
  occasion,
  target,
  onSignedIn,
}: LoginFormProps): import('react').JSX.Element;
