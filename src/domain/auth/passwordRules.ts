import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants';
import { isGuessable } from './guessablePassword';

/** Problems of a password that is being chosen. */
export type PasswordProblem = 'required' | 'passwordShort' | 'tooLong' | 'passwordCommon';

/**
 * The rule of a new password. The auth server has it, too, and a list of the most common ones besides, which no page loads.
 *
 * @param known the person's own address and names: with a digit or two they are no password
 */
export function newPasswordProblem(password: string, known: readonly string[] = []): PasswordProblem | null {
  if (password === '') return 'required';
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordShort';
  if (password.length > PASSWORD_MAX_LENGTH) return 'tooLong';
  return isGuessable(password, known) ? 'passwordCommon' : null;
}

/** §5: typed twice, the same both times. */
export function confirmationProblem(
  password: string,
  confirmation: string,
): 'required' | 'passwordsDiffer' | null {
  if (confirmation === '') return 'required';
  return password === confirmation ? null : 'passwordsDiffer';
}
