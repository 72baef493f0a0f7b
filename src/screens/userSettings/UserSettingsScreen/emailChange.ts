import type { FailureReason } from '@/domain/results/loaded';

/** Fields of the dialog that changes the e-mail. */
export interface EmailChangeDraft {
  email: string;
  password: string;
}

/** Problems of the fields at the last submit. */
export interface EmailChangeProblems {
  email?: 'required' | 'invalid';
  password?: 'required';
}

/** Result of a submit in the dialog. */
export type EmailChangeSubmission =
  | { status: 'idle' | 'pending' }
  | {
      status: 'failed';
      reason:
        | FailureReason
        | 'wrongCurrentPassword'
        | 'noPassword'
        | 'tooManyTries'
        | 'ownEmail'
        | 'fixedEmail'
        | 'demonstration';
    };

/** The open dialog that changes the e-mail. */
export type EmailChangeOverlay =
  | { kind: 'none' }
  | {
      kind: 'email';
      draft: EmailChangeDraft;
      problems: EmailChangeProblems;
      isPasswordShown: boolean;
      /** Number of failed submits. */
      refusals: number;
      submission: EmailChangeSubmission;
    };

/** The opened link of a mail about a change of e-mail. */
export type EmailLinkView =
  | { status: 'none' | 'idle' | 'pending' }
  /** A visitor: the link counts for its own account only. */
  | { status: 'signIn'; loginHref: string }
  /** This mailbox is confirmed, the other one is not. */
  | { status: 'waiting' }
  | { status: 'changed' }
  | { status: 'failed'; reason: FailureReason | 'emailLinkInvalid' | 'emailTaken' | 'demonstration' };

export interface EmailChangeActions {
  /** Opens the dialog that changes the e-mail. */
  onEmailAsk: () => void;
  /** A field of the dialog was typed into. */
  onEmailDraftChange: (patch: Partial<EmailChangeDraft>) => void;
  /** Shows or hides the typed password. */
  onEmailPasswordShownChange: (isShown: boolean) => void;
  /** Requests the change. */
  onEmailSubmit: () => void;
  /** Closes the dialog. */
  onEmailClose: () => void;
  /** Withdraws the change that waits. */
  onEmailCancel: () => void;
  /** Confirms the mailbox of the opened link. */
  onEmailConfirm: () => void;
  /** Loads the page again with the new address. */
  onEmailContinue: () => void;
}
