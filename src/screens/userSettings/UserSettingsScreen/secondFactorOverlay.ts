import type { AuthenticatorKey } from '@/domain/auth/accountProtection';
import type { FailureReason } from '@/domain/results/loaded';

/** Change that asks for the password again. */
export type PasswordedChange = 'start' | 'renew' | 'end';

/** Result of a submit in a dialog. */
export type OverlaySubmission =
  | { status: 'idle' | 'pending' }
  | {
      status: 'failed';
      reason:
        | FailureReason
        | 'wrongCurrentPassword'
        | 'noPassword'
        | 'tooManyTries'
        | 'changed'
        | 'wrongCode'
        | 'demonstration';
    };

/** The open dialog of the second factor. */
export type SecondFactorOverlay =
  | { kind: 'none' }
  | {
      kind: 'password';
      change: PasswordedChange;
      password: string;
      isPasswordShown: boolean;
      /** Whether a submit without a password was refused. */
      isMissing: boolean;
      /** Number of failed submits. */
      refusals: number;
      submission: OverlaySubmission;
    }
  /** The key of a new authenticator app, which a code confirms. */
  | { kind: 'key'; key: AuthenticatorKey; code: string; refusals: number; submission: OverlaySubmission }
  /** New recovery codes, which are shown only now. */
  | { kind: 'codes'; codes: readonly string[] };

export interface SecondFactorActions {
  /** Asks for the password before a change. */
  onFactorAsk: (change: PasswordedChange) => void;
  /** The typed password changed. */
  onFactorPasswordChange: (password: string) => void;
  /** Shows or hides the typed password. */
  onFactorPasswordShownChange: (isShown: boolean) => void;
  /** Sends the password with the change. */
  onFactorPasswordSubmit: () => void;
  /** The typed code of the app changed. */
  onFactorCodeChange: (code: string) => void;
  /** Sends the code of the app. */
  onFactorCodeSubmit: () => void;
  /** Saves the recovery codes as a file. */
  onCodesDownload: () => void;
  /** Ends the trust in a browser. */
  onBrowserForget: (id: number) => void;
  /** Closes the open dialog. */
  onFactorClose: () => void;
}
