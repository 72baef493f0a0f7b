import type { SessionAnswer } from '@/domain/auth/answers';
import { shownProblems } from '@/domain/form/formState';
import type { IsoDate } from '@/domain/time/dates';
import { passwordStrength } from '@/domain/auth/passwordStrength';
import {
  isPasswordChange,
  passwordFields,
  passwordProblems,
  type PasswordField,
  type PasswordProblems,
} from '@/domain/profile/passwordChange';
import {
  changedProfileFields,
  newProfile,
  profileFields,
  profileToSave,
  type Profile,
  type ProfileField,
} from '@/domain/profile/profile';
import { missingInDocuments, profileProblems, type ProfileProblems } from '@/domain/profile/profileRules';
import type { ReadyProfileView, SignOutEverywhere } from './profileTypes';
import { paths, withQuery } from '@/paths';
import { passwordOf, toProfileSubmission, type ProfileState } from './profileState';

/** Result of validation: the changes to save, and the problems. */
export interface FormCheck {
  /** The profile to save. */
  next: Profile;
  problems: { profile: ProfileProblems; password: PasswordProblems };
  /** Invalid fields, in form order. */
  faults: readonly (ProfileField | PasswordField)[];
  isProfileChanged: boolean;
  isPasswordChanged: boolean;
}

/** Validates the form. */
export function checkProfileForm({ saved, form: { draft } }: ProfileState, today: IsoDate): FormCheck {
  const next = profileToSave(saved, draft);
  const problems = {
    profile: profileProblems(next, today),
    password: passwordProblems(draft),
  };
  return {
    next,
    problems,
    isProfileChanged: changedProfileFields(saved, draft).length > 0,
    isPasswordChanged: isPasswordChange(draft),
    faults: [
      ...profileFields.filter((field) => field in problems.profile),
      ...passwordFields.filter((field) => field in problems.password),
    ],
  };
}

/** Makes the form's view. */
export function toProfileView(
  state: ProfileState,
  today: IsoDate,
  signOutEverywhere: SignOutEverywhere,
): ReadyProfileView {
  const { saved, form } = state;
  const { draft, rejected } = form;
  const { next, problems, isProfileChanged, isPasswordChanged, faults } = checkProfileForm(state, today);
  const isDirty = isProfileChanged || isPasswordChanged;
  const typed = changedProfileFields(saved, draft);
  return {
    status: 'ready',
    email: saved.email,
    profileEmail: saved.profileEmail,
    draft,
    password: passwordOf(draft),
    shownPasswords: state.shownPasswords,
    strength: passwordStrength(draft.newPassword, [...saved.email.split('@'), ...draft.fullName.split(' ')]),
    problems: {
      ...shownProblems(problems.profile, form),
      ...Object.fromEntries(rejected.map((field) => [field, 'rejected'])),
    },
    passwordProblems: {
      ...shownProblems(problems.password, form),
      ...(rejected.includes('currentPassword') ? { currentPassword: 'wrongPassword' } : {}),
      ...(rejected.includes('newPassword') ? { newPassword: 'unacceptable' } : {}),
    },
    signOutEverywhere,
    openSections: state.openSections,
    document: next,
    missing: missingInDocuments(next),
    isDirty,
    canSubmit: isDirty || faults.length > 0,
    isPreviewOpen: state.isPreviewOpen,
    conflict: state.overtaken && {
      saved,
      fields: changedProfileFields(state.overtaken, saved).map((field) => ({
        field,
        isTyped: typed.includes(field),
      })),
    },
    isRestored: state.isRestored,
    submission: toProfileSubmission(state),
    refusals: form.refusals,
    emailChangeHref: withQuery(paths.dashboard.userSettings, { tab: 'security' }),
    payersHref: paths.dashboard.payers,
  };
}

/**
 * Returns the signed-in user's profile. The sample profile belongs to somebody else, so name and address come from the
 * session and the rest is empty until saved (D22).
 */
export function ownProfile(profile: Profile, user: SessionAnswer['user']): Profile {
  if (user === null || user.email === profile.email) return profile;
  return newProfile(user.email, `${user.lastName} ${user.firstName}`.trim());
}
