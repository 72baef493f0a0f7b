import type { Loaded } from '@/domain/results/loaded';
import type { PasswordStrength } from '@/domain/auth/passwordStrength';
import type { PasswordChangeProblem, PasswordDraft, PasswordField } from '@/domain/profile/passwordChange';
import type { Profile, ProfileDraft, ProfileField, ProfileSection } from '@/domain/profile/profile';
import type { ProfileProblem } from '@/domain/profile/profileRules';

/** Problem shown at a field. It is a rule of the form, or the provider's refusal of the value. */
export type ShownProfileProblem = ProfileProblem | 'rejected';
/** Problem shown at a password. It is a rule of the form, or one that only the server can detect. */
export type ShownPasswordProblem = PasswordChangeProblem | 'wrongPassword' | 'unacceptable';

/** Why OK failed where no field is to blame. */
export type ProfileFailure =
  | { reason: 'offline' }
  | { reason: 'unexpected' }
  | { reason: 'signedOut' }
  | { reason: 'conflict' }
  | { reason: 'noPassword' }
  | { reason: 'tooManyTries'; retryAfterSeconds: number | null };

export type ProfileSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; failure: ProfileFailure; isPasswordChanged: boolean };

/** A field that somebody else changed while the form was open. */
export interface ChangedElsewhere {
  field: ProfileField;
  /** Something else is typed there, which OK will save. */
  isTyped: boolean;
}

/**
 * Signing out on all devices: `unavailable` without a session (the built-in data), confirmed before it is done.
 */
export type SignOutEverywhere = 'unavailable' | 'idle' | 'confirming' | 'pending';

export interface ReadyProfileView {
  status: 'ready';
  email: string;
  profileEmail: string;
  draft: ProfileDraft;
  password: PasswordDraft;
  shownPasswords: Readonly<Record<PasswordField, boolean>>;
  /** Of the new password. */
  strength: PasswordStrength;
  /** Those that are shown now: nobody is corrected in the middle of a word. */
  problems: Partial<Readonly<Record<ProfileField, ShownProfileProblem>>>;
  passwordProblems: Partial<Readonly<Record<PasswordField, ShownPasswordProblem>>>;
  signOutEverywhere: SignOutEverywhere;
  openSections: Readonly<Record<ProfileSection, boolean>>;
  /** The profile that OK would save. The preview is made of it. */
  document: Profile;
  /** Fields that documents still lack. */
  missing: readonly ProfileField[];
  /** Something would be lost by leaving. */
  isDirty: boolean;
  /** There is something for OK to do: to save, or to say what is wrong. */
  canSubmit: boolean;
  /** On narrow screens the preview can be folded away. */
  isPreviewOpen: boolean;
  /** As it is saved by now, and what of it was changed elsewhere meanwhile; null where nothing was. */
  conflict: { saved: Profile; fields: readonly ChangedElsewhere[] } | null;
  /** Changes of an earlier visit stand in the form. */
  isRestored: boolean;
  submission: ProfileSubmission;
  /** Grows with every refusal: focus goes to the fault. */
  refusals: number;
  /** A ticket to support about changing the address. */
  emailChangeHref: string;
  /** Others on whose behalf the customer pays. */
  payersHref: string;
}

/** Before there is a form, or when the profile did not come. */
export type UnreadyProfileView = Exclude<Loaded<never>, { status: 'ready' }>;

/** Actions of the form. */
export interface ProfileActions {
  onDraftChange: (patch: Partial<ProfileDraft>) => void;
  /** The phone's text as typed or pasted, before its mask. */
  onPhoneType: (text: string) => void;
  /** Something of the new password was typed. */
  onPasswordChange: (patch: Partial<PasswordDraft>) => void;
  onPasswordShownChange: (field: PasswordField, isShown: boolean) => void;
  /** Focus has left a field: its problem may be shown. */
  onFieldBlur: (field: ProfileField | PasswordField) => void;
  /** All other sessions are to end, which is asked about first. */
  onSignOutEverywhere: () => void;
  /** The question was answered with yes. */
  onSignOutConfirm: () => void;
  /** The sessions stay. */
  onSignOutDismiss: () => void;
  /** A section was opened or closed. */
  onSectionToggle: (section: ProfileSection, isOpen: boolean) => void;
  /** The preview of how documents name the customer was opened or closed. */
  onPreviewToggle: () => void;
  /** OK, or Enter in a field. */
  onSubmit: () => void;
  /** Puts the saved profile back. */
  onCancel: () => void;
  /** Signs in again and comes back; what is typed stays. */
  onSignIn: () => void;
}

/** Props that every part of the form receives. */
export interface ProfilePartProps extends ProfileActions {
  view: ReadyProfileView;
}

export type ProfileScreenProps =
  | ProfilePartProps
  | {
      view: UnreadyProfileView;
      /** Asks for the profile again. */
      onRetry: () => void;
    };
