import * as v from 'valibot';
import type { Money } from '@/domain/money/money';
import { moneySchema } from '@/domain/money/moneySchema';
import { ipv4Range, type PricedOption } from './options';

/** Monthly prices at which a server's options were sold; `ipv4` is per additional address (D38). */
export const optionPricesSchema = v.object({
  panel: moneySchema,
  ipv4: v.pipe(v.array(moneySchema), v.maxLength(ipv4Range.max - ipv4Range.min)),
  ipv6: moneySchema,
  backup: moneySchema,
} satisfies Record<PricedOption, v.GenericSchema<unknown, Money | Money[]>>);

type Sold = v.InferOutput<typeof optionPricesSchema>;
export type OptionPrices = {
  readonly [Option in keyof Sold]: Sold[Option] extends Money ? Money : readonly Money[];
};
