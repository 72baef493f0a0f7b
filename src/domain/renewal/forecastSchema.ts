import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';

/** How long a balance lasts for what is renewed from it (D29): not even for what is due now, or until a renewal on that day. */
export const balanceForecastSchema = v.variant('kind', [
  v.object({ kind: v.literal('short') }),
  v.object({ kind: v.literal('until'), day: isoDateSchema }),
]);
export type BalanceForecast = v.InferOutput<typeof balanceForecastSchema>;
