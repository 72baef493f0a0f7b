import type { SessionAnswer } from '@/domain/auth/answers';
import type { IsoDate } from '@/domain/dates';
import { passwordStrength } from '@/domain/passwordStrength';
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
import type { ProfileState } from './profileState';

/** What is asked of OK, and what stands in its way. */
export interface Judgement {
  /** The profile as it would be saved. */
  next: Profile;
  problems: { profile: ProfileProblems; password: PasswordProblems };
  /** The fields at fault, in the order of the record. */
  faults: readonly (ProfileField | PasswordField)[];
  isProfileChanged: boolean;
  isPasswordChanged: boolean;
}

/** Judges the form as it stands. */
export function judge({ saved, draft, password }: ProfileState, today: IsoDate): Judgement {
  const next = profileToSave(saved, draft);
  const problems = {
    profile: profileProblems(next, today),
    password: passwordProblems(password),
  };
  return {
    next,
    problems,
    isProfileChanged: changedProfileFields(saved, draft).length > 0,
    isPasswordChanged: isPasswordChange(password),
    faults: [
      ...profileFields.filter((field) => field in problems.profile),
      ...passwordFields.filter((field) => field in problems.password),
    ],
  };
}

/** The form as the screen shows it. `emailChangeSubject` is what a ticket about another address is called. */
export function toProfileView(
  state: ProfileState,
  today: IsoDate,
  emailChangeSubject: string,
  signOutEverywhere: SignOutEverywhere,
): ReadyProfileView {
  const { saved, draft, password } = state;
  const { next, problems, isProfileChanged, isPasswordChanged, faults } = judge(state, today);
  const isDirty = isProfileChanged || isPasswordChanged;
  return {
    status: 'ready',
    email: saved.email,
    profileEmail: saved.profileEmail,
    draft,
    password,
    shownPasswords: state.shownPasswords,
    strength: passwordStrength(password.newPassword, [
      ...saved.email.split('@'),
      ...draft.fullName.split(' '),
    ]),
    problems: {
      ...only(problems.profile, state.checked),
      ...Object.fromEntries(state.rejected.map((field) => [field, 'rejected'])),
    },
    passwordProblems: { ...only(problems.password, state.checked), ...refusedPassword(state) },
    signOutEverywhere,
    openSections: state.openSections,
    document: next,
    missing: missingInDocuments(next),
    isDirty,
    canSubmit: isDirty || faults.length > 0,
    isPreviewOpen: state.isPreviewOpen,
    isRestored: state.isRestored,
    submission: state.submission,
    refusals: state.refusals,
    emailChangeHref: withQuery(paths.dashboard.supportCreate, { subject: emailChangeSubject }),
  };
}

/** The problems of fields that are spoken of. */
function only<Problems extends object>(problems: Problems, checked: readonly string[]): Partial<Problems> {
  const shown = Object.entries(problems).filter(([field]) => checked.includes(field));
  return Object.fromEntries(shown) as Partial<Problems>;
}

function refusedPassword({ refusedPassword: refused }: ProfileState) {
  const field: PasswordField = refused === 'wrongPassword' ? 'currentPassword' : 'newPassword';
  return refused === null ? {} : { [field]: refused };
}

/**
 * The profile of whoever is signed in. The built-in one belongs to somebody else: then name and address come from the
 * session and the rest is empty, until it is saved (D22).
 */
export function ownProfile(profile: Profile, user: SessionAnswer['user']): Profile {
  if (user === null || user.email === profile.email) return profile;
  return newProfile(user.email, `${user.lastName} ${user.firstName}`.trim());
}
