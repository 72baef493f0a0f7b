import { fn } from 'storybook/test';
import { passwordStrength } from '@/domain/passwordStrength';
import {
  emptyPassword,
  isPasswordChange,
  passwordProblems,
  type PasswordDraft,
} from '@/domain/profile/passwordChange';
import {
  changedProfileFields,
  draftOfProfile,
  profileToSave,
  type Profile,
  type ProfileDraft,
} from '@/domain/profile/profile';
import { missingInDocuments, profileProblems } from '@/domain/profile/profileRules';
import { makeProfile } from '@/sample-data/profile';
import type { ProfileActions, ReadyProfileView } from '@/screens/profile/ProfileScreen/profileTypes';

const today = '2026-11-21';

/** The form over a saved profile with these changes typed and judged; anything else of the view as a story wants it. */
export function makeProfileView(
  typed: Partial<ProfileDraft> = {},
  {
    saved = makeProfile(),
    password = emptyPassword,
    ...changes
  }: Partial<ReadyProfileView> & { saved?: Profile; password?: PasswordDraft } = {},
): ReadyProfileView {
  const draft = { ...draftOfProfile(saved), ...typed };
  const document = profileToSave(saved, draft);
  const problems = profileProblems(document, today);
  const passwordFaults = passwordProblems(password);
  const isDirty = changedProfileFields(saved, draft).length > 0 || isPasswordChange(password);
  return {
    status: 'ready',
    email: saved.email,
    profileEmail: saved.profileEmail,
    draft,
    password,
    shownPasswords: { currentPassword: false, newPassword: false, confirmation: false },
    strength: passwordStrength(password.newPassword),
    problems,
    passwordProblems: passwordFaults,
    signOutEverywhere: 'idle',
    openSections: { user: true, payer: true, contract: true },
    document,
    missing: missingInDocuments(document),
    isDirty,
    canSubmit: isDirty || Object.keys(problems).length > 0,
    isPreviewOpen: false,
    isRestored: false,
    submission: { status: 'idle' },
    refusals: 0,
    emailChangeHref: '/dashboard/support/create',
    ...changes,
  };
}

/** Every callback, watched. */
export function makeProfileActions() {
  return {
    onDraftChange: fn(),
    onPhoneType: fn(),
    onPasswordChange: fn(),
    onPasswordShownChange: fn(),
    onFieldLeave: fn(),
    onSignOutEverywhere: fn(),
    onSignOutConfirm: fn(),
    onSignOutDismiss: fn(),
    onSectionToggle: fn(),
    onPreviewToggle: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onSignIn: fn(),
    onRetry: fn(),
  } satisfies ProfileActions;
}
