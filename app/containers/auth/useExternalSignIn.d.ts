import type { Agreements } from '@/domain/auth/payloads';
export interface ExternalSignInControl {
  status: 'idle' | 'pending';
  start: () => void;
}
/**
 * The external identity provider (D13): asks the installation whether one is set up, and either sends the browser
 * there or says in a notice that there is none. Back without success, `?error=` says why.
 *
 * @param returnTo path of this site to come back to
 * @param agreements of a registration, ticked or not (D23)
 */
export declare function useExternalSignIn(returnTo: string, agreements?: Agreements): ExternalSignInControl;
