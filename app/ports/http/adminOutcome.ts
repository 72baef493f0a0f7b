import type { AdminRefusal } from '@/domain/admin/refusal';
import { refused, type Outcome } from '@/domain/results/outcome';
import { outcomeOf } from './refusals';

/** How an action of an administrator ended; the contract calls `notFound` what the area calls gone. */
export async function adminOutcome<Value>(answer: Promise<Value>): Promise<Outcome<Value, AdminRefusal>> {
  const codes = [
    'notFound',
    'changed',
    'emailTaken',
    'ownAccount',
    'adminAccount',
    'lastOwner',
    'fixedOwner',
    'accountDeleted',
    'refundChanged',
    'insufficientBalance',
    'stale',
  ] as const;
  const outcome = await outcomeOf(answer, codes);
  if (outcome.status === 'done') return outcome;
  return refused(outcome.refusal === 'notFound' ? 'gone' : outcome.refusal);
}
