import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from './constants';
import { registrationPayloadSchema, resendPayloadSchema } from './payloads';

/** Problems of a field in the account forms; each one is its message key (§5). */
export type FieldProblem =
  | 'auth.problem.required'
  | 'auth.problem.choose'
  | 'auth.problem.email'
  | 'auth.problem.characters'
  | 'auth.problem.tooLong'
  | 'auth.problem.passwordShort'
  | 'auth.problem.passwordCommon'
  | 'auth.problem.passwordsDiffer'
  | 'auth.problem.agreements';

/** At most one problem per field: the first that must be fixed. */
export type Problems<Draft> = { [Field in keyof Draft]?: FieldProblem };

const { firstName: nameSchema } = registrationPayloadSchema.entries;

/** Normalizes an address that the server accepts; null for any other. */
export function usableEmail(value: unknown): string | null {
  const parsed = v.safeParse(resendPayloadSchema.entries.email, value);
  return parsed.success ? parsed.output : null;
}

/** Required and of e-mail type (§5). */
export function emailProblem(value: string): FieldProblem | null {
  if (value.trim() === '') return 'auth.problem.required';
  if (value.trim().length > EMAIL_MAX_LENGTH) return 'auth.problem.tooLong';
  return usableEmail(value) === null ? 'auth.problem.email' : null;
}

/** Required; any writing system, but no invisible characters. */
export function nameProblem(value: string): FieldProblem | null {
  if (value.trim() === '') return 'auth.problem.required';
  const parsed = v.safeParse(nameSchema, value);
  if (parsed.success) return null;
  return parsed.issues.some((issue) => issue.type === 'max_length')
    ? 'auth.problem.tooLong'
    : 'auth.problem.characters';
}

/** Drops the fields without problems. */
export function onlyProblems<Draft>(found: {
  [Field in keyof Draft]?: FieldProblem | null;
}): Problems<Draft> {
  const problems: Problems<Draft> = {};
  for (const field in found) {
    const problem = found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}
