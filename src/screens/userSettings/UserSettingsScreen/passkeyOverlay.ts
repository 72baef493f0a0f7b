import type { Passkey } from '@/domain/auth/accountProtection';
import type { FailureReason } from '@/domain/results/loaded';

/** Result of a submit in a dialog of passkeys. */
export type PasskeySubmission =
  | { status: 'idle' | 'pending' }
  | {
      status: 'failed';
      reason:
        | FailureReason
        | 'wrongCurrentPassword'
        | 'noPassword'
        | 'tooManyTries'
        | 'changed'
        | 'tooManyPasskeys'
        | 'passkeyRefused'
        | 'passkeyCanceled'
        | 'passkeyUnsupported'
        | 'demonstration';
    };

/** Fields of the dialogs. */
export interface PasskeyDraft {
  name: string;
  password: string;
}

/** The open dialog of the passkeys: `passkey` is the renamed or removed one. */
export type PasskeyOverlay =
  | { kind: 'none' }
  | {
      kind: 'add' | 'rename' | 'remove';
      passkey: Passkey | null;
      draft: PasskeyDraft;
      isPasswordShown: boolean;
      /** Required fields that were empty at the last submit. */
      missing: readonly (keyof PasskeyDraft)[];
      /** Number of failed submits. */
      refusals: number;
      submission: PasskeySubmission;
    };

export interface PasskeyActions {
  /** Opens the dialog that adds a passkey. */
  onPasskeyAdd: () => void;
  /** Opens the dialog that renames or removes a passkey. */
  onPasskeyAsk: (kind: 'rename' | 'remove', passkey: Passkey) => void;
  /** A field of the open dialog was typed into. */
  onPasskeyDraftChange: (patch: Partial<PasskeyDraft>) => void;
  /** Shows or hides the typed password. */
  onPasskeyPasswordShownChange: (isShown: boolean) => void;
  /** Sends the open dialog. */
  onPasskeySubmit: () => void;
  /** Closes the open dialog. */
  onPasskeyClose: () => void;
}

/** Fields that a dialog has. */
export const passkeyFields = {
  add: ['name', 'password'],
  rename: ['name'],
  remove: ['password'],
} as const satisfies Readonly<Record<string, readonly (keyof PasskeyDraft)[]>>;
