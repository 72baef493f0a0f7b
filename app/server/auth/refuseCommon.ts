import { newPasswordProblem } from '@/domain/auth/passwordRules';
import { Problem } from '../http/problem';

/**
 * Refuses a guessable password, by the rule of the forms and a list of the most common passwords. The list stays on the
 * server: its 20 kB would double the registration page, and a library that also estimates (zxcvbn-ts) adds 400 kB.
 *
 * @param known the account's own address and names
 * @throws Problem 422 `commonPassword`
 */
export async function refuseCommon(password: string, known: readonly string[]): Promise<void> {
  const isKnown = newPasswordProblem(password, known) === 'passwordCommon';
  if (isKnown || (await commonPasswords()).has(password.toLowerCase()))
    throw new Problem(422, 'commonPassword');
}

let loading: Promise<ReadonlySet<string>> | null = null;

/** Loaded with the first new password, so that the start stays fast. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('./commonPasswords.json').then(
    ({ default: { passwords } }) => new Set(passwords.split(' ')),
  );
  return loading;
}
