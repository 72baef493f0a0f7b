import * as v from 'valibot';
import {
  passwordResetProblems,
  resetTokenSchema,
  type PasswordResetDraft,
} from '@/domain/auth/passwordReset';
import { passwordStrength } from '@/domain/auth/passwordStrength';
import type { ResetPasswordView } from './ResetPasswordScreen';
import { paths } from '@/paths';
import { shownProblems, type FormState } from '@/domain/form/formState';
import { toSubmission } from '../toSubmission';

const stateSchema = v.object({ token: resetTokenSchema });

/** Token of the link, from a single `?token=` or from the navigation state; null if invalid. */
export function resetTokenOf(state: unknown, search: string): string | null {
  const carried = v.safeParse(stateSchema, state);
  const values = new URLSearchParams(search).getAll('token');
  if (values.length === 0) return carried.success ? carried.output.token : null;
  const parsed = v.safeParse(resetTokenSchema, values[0]);
  return values.length === 1 && parsed.success ? parsed.output : null;
}

/** Status for an invalid link. */
const linkRefusedStatus = 400;

/** Makes the view of the reset. */
export function toResetPasswordView(
  token: string | null,
  state: FormState<PasswordResetDraft>,
  shownPasswords: Readonly<Record<keyof PasswordResetDraft, boolean>>,
): ResetPasswordView {
  const { draft, refusals, submission } = state;
  if (submission.status === 'done') return { status: 'done', loginHref: paths.login };
  const isRefused =
    submission.status === 'failed' &&
    submission.failure.kind === 'refused' &&
    submission.failure.status === linkRefusedStatus;
  if (token === null || isRefused) return { status: 'linkExpired', forgotPasswordHref: paths.forgotPassword };
  return {
    status: 'form',
    draft,
    problems: shownProblems(passwordResetProblems(draft), state),
    strength: passwordStrength(draft.password),
    shownPasswords,
    submission: toSubmission(submission),
    refusals,
  };
}
