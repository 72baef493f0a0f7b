import type { Loaded } from '@/domain/results/loaded';
import type { PasswordStrength } from '@/domain/auth/passwordStrength';
import type { PasswordChangeProblem, PasswordDraft, PasswordField } from '@/domain/profile/passwordChange';
import type { Profile, ProfileDraft, ProfileField, ProfileSection } from '@/domain/profile/profile';
import type { ProfileProblem } from '@/domain/profile/profileRules';

/** Problem of a field: a rule of the form, or the provider's refusal. */
export type ShownProfileProblem = ProfileProblem | 'rejected';
/** Problem of a password: a rule of the form, or one that only the server detects. */
export type ShownPasswordProblem = PasswordChangeProblem | 'wrongPassword' | 'unacceptable';

/** Why saving failed without an invalid field. */
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

/** A field that changed elsewhere while the form was open. */
export interface ChangedElsewhere {
  field: ProfileField;
  /** Whether there is own input, which saving will apply. */
  isTyped: boolean;
}

/** Signing out everywhere: `unavailable` without a session (demo data), with confirmation. */
export type SignOutEverywhere = 'unavailable' | 'idle' | 'confirming' | 'pending';

export interface ReadyProfileView {
  status: 'ready';
  email: string;
  profileEmail: string;
  draft: ProfileDraft;
  password: PasswordDraft;
  shownPasswords: Readonly<Record<PasswordField, boolean>>;
  /** Strength of the new password. */
  strength: PasswordStrength;
  /** Visible problems; a field shows its problem only after it has lost focus. */
  problems: Partial<Readonly<Record<ProfileField, ShownProfileProblem>>>;
  passwordProblems: Partial<Readonly<Record<PasswordField, ShownPasswordProblem>>>;
  signOutEverywhere: SignOutEverywhere;
  openSections: Readonly<Record<ProfileSection, boolean>>;
  /** The profile to save, used by the preview. */
  document: Profile;
  /** Fields that documents still need. */
  missing: readonly ProfileField[];
  /** Whether leaving would lose input. */
  isDirty: boolean;
  /** Whether OK can be pressed, to save or to show problems. */
  canSubmit: boolean;
  /** Whether the preview is unfolded on narrow screens. */
  isPreviewOpen: boolean;
  /** The profile saved elsewhere meanwhile with its changed fields; null if unchanged. */
  conflict: { saved: Profile; fields: readonly ChangedElsewhere[] } | null;
  /** Whether input of an earlier visit was restored. */
  isRestored: boolean;
  submission: ProfileSubmission;
  /** Increases with every failed submit, which moves focus to the error. */
  refusals: number;
  /** Settings where the address is changed. */
  emailChangeHref: string;
  /** Page of other payers. */
  payersHref: string;
}

/** Loading, or failed to load. */
export type UnreadyProfileView = Exclude<Loaded<never>, { status: 'ready' }>;

/** Actions of the form. */
export interface ProfileActions {
  onDraftChange: (patch: Partial<ProfileDraft>) => void;
  /** The phone's text before formatting. */
  onPhoneType: (text: string) => void;
  /** Password fields changed. */
  onPasswordChange: (patch: Partial<PasswordDraft>) => void;
  onPasswordShownChange: (field: PasswordField, isShown: boolean) => void;
  /** A field lost focus, so its problem may be shown. */
  onFieldBlur: (field: ProfileField | PasswordField) => void;
  /** Asks for confirmation to end all sessions. */
  onSignOutEverywhere: () => void;
  /** Confirms the question. */
  onSignOutConfirm: () => void;
  /** Closes the question. */
  onSignOutDismiss: () => void;
  /** Opens or closes a section. */
  onSectionToggle: (section: ProfileSection, isOpen: boolean) => void;
  /** Opens or closes the preview. */
  onPreviewToggle: () => void;
  /** OK, or Enter in a field. */
  onSubmit: () => void;
  /** Restores the saved profile. */
  onCancel: () => void;
  /** Signs in again and returns; the input stays. */
  onSignIn: () => void;
}

/** Props of every part of the form. */
export interface ProfilePartProps extends ProfileActions {
  view: ReadyProfileView;
}

export type ProfileScreenProps =
  | ProfilePartProps
  | {
      view: UnreadyProfileView;
      /** Retries loading the profile. */
      onRetry: () => void;
    };
