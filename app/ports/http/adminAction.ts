import type { AdminRefusal } from '@/domain/admin/refusal';
import { refused, type Outcome } from '@/domain/results/outcome';
import { outcomeOf } from './refusals';

/** Parameters of a call about one row. */
export const paramsOf = (id: number) => ({ id: String(id) });

/** Converts the result of an action; the admin area calls `notFound` gone. */
export async function actionOf<Value>(answer: Promise<Value>): Promise<Outcome<Value, AdminRefusal>> {
  const codes = [
    'notFound',
    'changed',
    'emailTaken',
    'nameTaken',
    'ownAccount',
    'adminAccount',
    'lastOwner',
    'fixedOwner',
    'accountDeleted',
    'noClaimant',
    'refundChanged',
    'insufficientBalance',
    'stale',
  ] as const;
  const outcome = await outcomeOf(answer, codes);
  if (outcome.status === 'done') return outcome;
  return refused(outcome.refusal === 'notFound' ? 'gone' : outcome.refusal);
}
