import * as v from 'valibot';
import { moneySchema } from '@/domain/money/moneySchema';
import { refundTargets } from '../payment/refund';

/** A customer's choice: cancel at once, with the refund shown, or at the end of the paid period. */
export const cancellationChoiceSchema = v.variant('when', [
  v.object({ when: v.literal('now'), refund: moneySchema, target: v.picklist(refundTargets) }),
  v.object({ when: v.literal('atEnd') }),
]);
export type CancellationChoice = Readonly<v.InferOutput<typeof cancellationChoiceSchema>>;
