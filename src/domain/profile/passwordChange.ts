import { confirmationProblem, newPasswordProblem, type PasswordProblem } from '@/domain/auth/passwordRules';

/** Draft of a password change; never stored. */
export interface PasswordDraft {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

export type PasswordField = keyof PasswordDraft;
export const passwordFields: readonly PasswordField[] = ['currentPassword', 'newPassword', 'confirmation'];

export const emptyPassword: PasswordDraft = { currentPassword: '', newPassword: '', confirmation: '' };

/** Request to change the password, without its confirmation. */
export type PasswordChange = Omit<PasswordDraft, 'confirmation'>;

/** Why the password was not changed. */
export type PasswordRefusal =
  | { reason: 'wrongPassword' }
  /** The account has no password, because this person signs in elsewhere (D13). */
  | { reason: 'noPassword' }
  /** The server refused it: too short, too long, or leaked. */
  | { reason: 'unacceptable' }
  | { reason: 'tooManyTries'; retryAfterSeconds: number | null }
  /** The session has ended. */
  | { reason: 'signedOut' };

export type PasswordChangeProblem = PasswordProblem | 'passwordsDiffer' | 'unchanged';
export type PasswordProblems = Partial<Readonly<Record<PasswordField, PasswordChangeProblem>>>;

/** Whether a change is requested. Browsers autofill the current password, so it alone does not count. */
export function isPasswordChange({ newPassword, confirmation }: PasswordDraft): boolean {
  return newPassword !== '' || confirmation !== '';
}

/** Finds the problems of a change; empty if nothing changes or it is valid. */
export function passwordProblems(draft: PasswordDraft): PasswordProblems {
  if (!isPasswordChange(draft)) return {};
  const { currentPassword, newPassword, confirmation } = draft;
  const isSame = newPassword !== '' && newPassword === currentPassword;
  const found: Record<PasswordField, PasswordChangeProblem | null> = {
    currentPassword: currentPassword === '' ? 'required' : null,
    newPassword: newPasswordProblem(newPassword) ?? (isSame ? 'unchanged' : null),
    confirmation: confirmationProblem(newPassword, confirmation),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
