import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';

/** How long a balance lasts for its renewals (D29): not for those due now, or until one on a given day. */
export const balanceForecastSchema = v.variant('kind', [
  v.object({ kind: v.literal('short') }),
  v.object({ kind: v.literal('until'), day: isoDateSchema }),
]);
export type BalanceForecast = v.InferOutput<typeof balanceForecastSchema>;
