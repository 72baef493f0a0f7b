import * as v from 'valibot';
import type { Money } from '../money';
import { moneySchema } from '../moneySchema';
import { ipv4Range } from './options';

/** Monthly prices that the options of a server were sold for; one for each additional IPv4 address (D38). */
export const optionPricesSchema = v.object({
  panel: moneySchema,
  ipv4: v.pipe(v.array(moneySchema), v.maxLength(ipv4Range.max - ipv4Range.min)),
  ipv6: moneySchema,
  backup: moneySchema,
});
export interface OptionPrices {
  readonly panel: Money;
  readonly ipv4: readonly Money[];
  readonly ipv6: Money;
  readonly backup: Money;
}
