import * as v from 'valibot';
import { maxReferenceLength, unclaimedKeys, unclaimedStates } from '@/domain/admin/unclaimed';
import { moneySchema, totalSchema } from '@/domain/money/moneySchema';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { noteSchema } from './adminShapes';
import { listQuery, numberedIdSchema, rublesSchema, summedPageOf, textSchema } from './shapes';

const unclaimedSchema = v.object({
  id: numberedIdSchema,
  amount: moneySchema,
  currency: rublesSchema,
  receivedOn: isoDateSchema,
  /** Sender and purpose, as on the bank statement. */
  reference: textSchema,
  state: v.picklist(unclaimedStates),
  /** E-mail of the customer it was assigned to. */
  user: v.nullable(textSchema),
  /** Why it was returned. */
  note: v.nullable(textSchema),
  /** E-mail of the administrator who recorded it. */
  addedBy: textSchema,
});

/** Money from bank transfers of unknown senders. */
export const adminUnclaimedCalls = {
  unclaimed: call({
    method: 'GET',
    path: '/api/admin/unclaimed',
    summary:
      'Lists money from bank transfers of unknown senders, newest first by default, with the total that still waits. The search matches number, reference and customer.',
    role: 'admin',
    right: 'payments.read',
    query: listQuery(unclaimedKeys, { state: v.optional(v.picklist(unclaimedStates)) }),
    answer: summedPageOf(unclaimedSchema, { waiting: totalSchema }),
    refusals: [],
  }),
  recordUnclaimed: call({
    method: 'POST',
    path: '/api/admin/unclaimed',
    summary:
      'Records money of an unknown sender on a separate ledger account. Refused with `recordedAlready` if money of the same day, amount and reference is recorded and was not returned, unless `isRepeated` is true.',
    role: 'admin',
    right: 'payments.process',
    requiresIdempotencyKey: true,
    body: v.object({
      amount: v.pipe(
        moneySchema,
        v.check((amount) => amount > 0),
      ),
      receivedOn: isoDateSchema,
      reference: v.pipe(textSchema, v.trim(), v.minLength(1), v.maxLength(maxReferenceLength)),
      /** Confirms that it is a second transfer like one that is recorded already. */
      isRepeated: v.optional(v.boolean(), false),
    }),
    answer: unclaimedSchema,
    refusals: ['recordedAlready'],
  }),
  assignUnclaimed: call({
    method: 'POST',
    path: '/api/admin/unclaimed/{id}/assign',
    summary:
      'Assigns money to a bill, as a transfer of that sum (a smaller sum leaves the rest due, a surplus goes to the balance), or to a customer’s balance.',
    role: 'admin',
    right: 'payments.process',
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({
      claimant: v.variant('kind', [
        v.object({ kind: v.literal('bill'), id: numberedIdSchema }),
        v.object({ kind: v.literal('customer'), email: textSchema }),
      ]),
    }),
    answer: unclaimedSchema,
    refusals: ['changed', 'accountDeleted', 'noClaimant', 'balanceTooLarge', 'ownAccount'],
  }),
  returnUnclaimed: call({
    method: 'POST',
    path: '/api/admin/unclaimed/{id}/return',
    summary:
      'Takes money that waits out of the books again, with a reason: it was sent back, or recorded by mistake.',
    role: 'admin',
    right: 'payments.process',
    requiresIdempotencyKey: true,
    params: v.object({ id: numberedIdSchema }),
    body: v.object({ note: noteSchema }),
    answer: unclaimedSchema,
    refusals: ['changed'],
  }),
};
