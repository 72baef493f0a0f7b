import { EMAIL_MAX_LENGTH } from '../auth/constants';
import { usableEmail } from '../auth/fieldRules';
import { hasInvisible } from '@/domain/values/visibleText';
import type { AdminUser, ChosenUserStatus } from './user';

/** Draft of Add New User and Edit User (§2). An existing account's e-mail is shown, not changed. */
export interface UserDraft {
  name: string;
  email: string;
  status: ChosenUserStatus;
  /** Whether restoring access extends the servers' end dates by the suspended days (D44). */
  returnsLostDays: boolean;
}

export const emptyUserDraft: UserDraft = { name: '', email: '', status: 'Active', returnsLostDays: true };

/** Converts an existing account to a draft; a merged one cannot be edited. */
export function userDraftOf({ name, email, status }: AdminUser): UserDraft {
  return { name, email, status: status === 'Active' ? 'Active' : 'Suspended', returnsLostDays: true };
}

export type UserProblem = 'required' | 'tooLong' | 'characters' | 'email';

/** At most one problem per field. */
export type UserProblems = { readonly [Field in 'name' | 'email']?: UserProblem };

/** Maximum length of the name of a person or an organization. */
const longestUserName = 200;

/** Finds the problems that keep the draft from being saved. */
export function userProblems({ name, email }: Pick<UserDraft, 'name' | 'email'>): UserProblems {
  const found = { name: nameProblem(name), email: emailProblem(email) };
  return {
    ...(found.name === null ? {} : { name: found.name }),
    ...(found.email === null ? {} : { email: found.email }),
  };
}

function nameProblem(value: string): UserProblem | null {
  const name = value.trim();
  if (name === '') return 'required';
  if (name.length > longestUserName) return 'tooLong';
  return hasInvisible(name) ? 'characters' : null;
}

function emailProblem(value: string): UserProblem | null {
  const email = value.trim();
  if (email === '') return 'required';
  if (email.length > EMAIL_MAX_LENGTH) return 'tooLong';
  return usableEmail(email) === null ? 'email' : null;
}

/** Returns the normalized draft; null while it has problems. */
export function usableUser<Draft extends Pick<UserDraft, 'name' | 'email'>>(draft: Draft): Draft | null {
  const email = usableEmail(draft.email);
  if (email === null || Object.keys(userProblems(draft)).length > 0) return null;
  return { ...draft, name: draft.name.trim(), email };
}
