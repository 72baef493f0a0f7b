import * as v from 'valibot';
import { onlyProblems, type Problems } from './fieldRules';
import { confirmationProblem, newPasswordProblem } from './passwordRules';
import { registrationPayloadSchema, resendPayloadSchema } from './payloads';

/** Far longer than our own tokens: what is longer is none. */
const TOKEN_MAX_LENGTH = 200;

/** The token of a reset link. Whether it works is the server's to say. */
export const resetTokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TOKEN_MAX_LENGTH));

export const forgotPasswordPayloadSchema = resendPayloadSchema;

export const passwordResetPayloadSchema = v.object({
  token: resetTokenSchema,
  password: registrationPayloadSchema.entries.password,
});

export type ForgotPasswordPayload = v.InferOutput<typeof forgotPasswordPayloadSchema>;
export type PasswordResetPayload = v.InferOutput<typeof passwordResetPayloadSchema>;

/** The form for a new password as typed. */
export interface PasswordResetDraft {
  password: string;
  confirmPassword: string;
}

export const emptyPasswordResetDraft: PasswordResetDraft = { password: '', confirmPassword: '' };

/** The rules of a new password, as at registration (§5). */
export function passwordResetProblems({
  password,
  confirmPassword,
}: PasswordResetDraft): Problems<PasswordResetDraft> {
  const problem = newPasswordProblem(password);
  const repeated = confirmationProblem(password, confirmPassword);
  return onlyProblems<PasswordResetDraft>({
    password: problem && `auth.problem.${problem}`,
    confirmPassword: repeated && `auth.problem.${repeated}`,
  });
}
