import * as v from 'valibot';
import { moneySchema } from '@/domain/money/moneySchema';
import { countSchema, rublesSchema } from './shapes';

/** Sums of an account's settlement, in kopecks. */
export const settlementSchema = v.object({
  bills: v.object({ count: countSchema, sum: moneySchema }),
  reserved: moneySchema,
  servers: v.object({ count: countSchema, refund: moneySchema, byMethod: moneySchema }),
  balance: moneySchema,
  returnable: moneySchema,
  currency: rublesSchema,
});
