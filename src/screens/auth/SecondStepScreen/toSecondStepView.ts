import { toSecondStep, type SecondStepDraft } from '@/domain/auth/secondStepRules';
import type { FormState } from '@/domain/form/formState';
import { PortError } from '@/domain/results/portError';
import { toSubmission } from '../toSubmission';
import type { SecondStepView } from './SecondStepScreen';

/** Makes the view of the second step. Once its time is over, only the password helps. */
export function toSecondStepView({
  draft,
  refusals,
  submission,
}: FormState<SecondStepDraft>): SecondStepView {
  const isExpired =
    submission.status === 'failed' &&
    submission.failure instanceof PortError &&
    submission.failure.code === 'secondFactorExpired';
  if (isExpired) return { kind: 'expired' };
  return {
    kind: 'code',
    draft,
    refusals,
    canSubmit: toSecondStep(draft) !== null,
    submission: toSubmission(submission),
  };
}
