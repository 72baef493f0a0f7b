import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants';

/** What can be wrong with a password that is being chosen. How easily it is guessed is a hint, never a rule. */
export type PasswordProblem = 'required' | 'passwordShort' | 'tooLong';

/** The rule of a new password, the same for the browser and the auth server. */
export function newPasswordProblem(password: string): PasswordProblem | null {
  if (password === '') return 'required';
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordShort';
  return password.length > PASSWORD_MAX_LENGTH ? 'tooLong' : null;
}

/** §5: typed twice, the same both times. */
export function confirmationProblem(
  password: string,
  confirmation: string,
): 'required' | 'passwordsDiffer' | null {
  if (confirmation === '') return 'required';
  return password === confirmation ? null : 'passwordsDiffer';
}
