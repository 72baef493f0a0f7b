import * as v from 'valibot';
import { onlyProblems, type Problems } from './fieldRules';
import { confirmationProblem, newPasswordProblem } from './passwordRules';
import { registrationPayloadSchema, resendPayloadSchema } from './payloads';

/** Far longer than our own tokens; longer input is invalid. */
const TOKEN_MAX_LENGTH = 200;

/** Token of a reset link. Only the server knows whether it is valid. */
export const resetTokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TOKEN_MAX_LENGTH));

export const forgotPasswordPayloadSchema = resendPayloadSchema;

export const passwordResetPayloadSchema = v.object({
  token: resetTokenSchema,
  password: registrationPayloadSchema.entries.password,
});

export type ForgotPasswordPayload = v.InferOutput<typeof forgotPasswordPayloadSchema>;
export type PasswordResetPayload = v.InferOutput<typeof passwordResetPayloadSchema>;

/** Draft of the form for a new password. */
export interface PasswordResetDraft {
  password: string;
  confirmPassword: string;
}

export const emptyPasswordResetDraft: PasswordResetDraft = { password: '', confirmPassword: '' };

/** Rules of a new password, as at registration (§5). */
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
