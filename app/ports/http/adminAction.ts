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
    'passwordNeeded',
    'emailTaken',
    'accountExists',
    'accountSuspended',
    'accountMerged',
    'notMergeable',
    'nameTaken',
    'ownAccount',
    'adminAccount',
    'lastOwner',
    'fixedOwner',
    'accountDeleted',
    'noClaimant',
    'recordedAlready',
    'notResendable',
    'refundChanged',
    'insufficientBalance',
    'balanceTooLarge',
    'stale',
  ] as const;
  const outcome = await outcomeOf(answer, codes);
  if (outcome.status === 'done') return outcome;
  return refused(outcome.refusal === 'notFound' ? 'gone' : outcome.refusal);
}

/** Converts the result of a versioned change. */
export async function editOf<Value>(answer: Promise<Value>): Promise<Outcome<Value, AdminRefusal>> {
  const outcome = await actionOf(answer);
  return outcome.status === 'refused' && outcome.refusal === 'stale' ? refused('edited') : outcome;
}
