import { newPasswordProblem } from '@/domain/auth/passwordRules';
import { Problem } from '../http/problem';

/**
 * Refuses a new password that is guessed first: by the rule that the forms have, and by the most common ones that people
 * have been found to use. The list is bundled and stays on the server: 20 kB on the wire would double what the page of
 * registration brings, and a library that also estimates (zxcvbn-ts) brings 400.
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

/** Loaded with the first new password: the start needs none of it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('./commonPasswords').then(({ commonPasswords: text }) => new Set(text.split(' ')));
  return loading;
}
