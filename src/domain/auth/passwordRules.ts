import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants';
import { isGuessable } from './guessablePassword';

/** Problems of a new password. */
export type PasswordProblem = 'required' | 'passwordShort' | 'tooLong' | 'passwordCommon';

/**
 * Validates a new password. The auth server also checks a list of common passwords that is too large for a page.
 *
 * @param known the person's address and names, which are too easy to guess
 */
export function newPasswordProblem(password: string, known: readonly string[] = []): PasswordProblem | null {
  if (password === '') return 'required';
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordShort';
  if (password.length > PASSWORD_MAX_LENGTH) return 'tooLong';
  return isGuessable(password, known) ? 'passwordCommon' : null;
}

/** Both passwords must be equal (§5). */
export function confirmationProblem(
  password: string,
  confirmation: string,
): 'required' | 'passwordsDiffer' | null {
  if (confirmation === '') return 'required';
  return password === confirmation ? null : 'passwordsDiffer';
}
