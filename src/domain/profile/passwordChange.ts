import { confirmationProblem, newPasswordProblem, type PasswordProblem } from '@/domain/auth/passwordRules';

/** Input for changing the password. It is never stored anywhere. */
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
  /** There is none: this person signs in elsewhere (D13). */
  | { reason: 'noPassword' }
  /** Refused by a rule of the server: too short, too long, known from a leak. */
  | { reason: 'unacceptable' }
  | { reason: 'tooManyTries'; retryAfterSeconds: number | null }
  /** The session is over. */
  | { reason: 'signedOut' };

export type PasswordChangeProblem = PasswordProblem | 'passwordsDiffer' | 'unchanged';
export type PasswordProblems = Partial<Readonly<Record<PasswordField, PasswordChangeProblem>>>;

/** Whether the password is to be changed. A browser fills in the current one by itself: it alone asks for nothing. */
export function isPasswordChange({ newPassword, confirmation }: PasswordDraft): boolean {
  return newPassword !== '' || confirmation !== '';
}

/** The problems of a change; none when nothing is to be changed, or it can be sent. */
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
