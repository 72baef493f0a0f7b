import type { AccountSettlement } from '@/domain/account/settlement';
import type { FailureReason, Loaded } from '@/domain/results/loaded';

/** Result of a submit in the dialog that deletes the account. */
export type DeletionSubmission =
  | { status: 'idle' | 'pending' }
  | {
      status: 'failed';
      reason:
        | FailureReason
        | 'wrongCurrentPassword'
        | 'noPassword'
        | 'tooManyTries'
        | 'refundChanged'
        | 'adminAccount'
        | 'demonstration';
    };

/** The dialog that deletes the account. */
export interface AccountDeletionView {
  settlement: Loaded<AccountSettlement>;
  password: string;
  isPasswordShown: boolean;
  /** Whether the password was empty at the last submit. */
  isMissing: boolean;
  /** Number of failed submits. */
  refusals: number;
  submission: DeletionSubmission;
}

export interface AccountDeletionActions {
  /** The password was typed. */
  onPasswordChange: (password: string) => void;
  /** Shows or hides the typed password. */
  onPasswordShownChange: (isShown: boolean) => void;
  /** Deletes the account. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
}
