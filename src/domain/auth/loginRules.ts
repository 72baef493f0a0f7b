import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH } from './constants';
import { emailProblem, onlyProblems, type FieldProblem, type Problems } from './fieldRules';
import { loginPayloadSchema, type LoginPayload } from './payloads';

/** The login form as typed (§2). The login is the e-mail of the account (§3). */
export interface LoginDraft {
  email: string;
  password: string;
}

export const emptyLoginDraft: LoginDraft = { email: '', password: '' };

/** Login and password are required (§5). No other password rule applies to an existing password. */
export function loginProblems(draft: LoginDraft): Problems<LoginDraft> {
  return onlyProblems<LoginDraft>({
    email: emailProblem(draft.email),
    password: passwordProblem(draft.password),
  });
}

/** Returns the payload (§7); null while a rule is broken. */
export function toLoginPayload(draft: LoginDraft): LoginPayload | null {
  const parsed = v.safeParse(loginPayloadSchema, draft);
  return parsed.success ? parsed.output : null;
}

function passwordProblem(password: string): FieldProblem | null {
  if (password === '') return 'auth.problem.required';
  return password.length > PASSWORD_MAX_LENGTH ? 'auth.problem.tooLong' : null;
}
