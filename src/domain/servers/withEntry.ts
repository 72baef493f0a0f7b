import type { CartEntry } from '../cart/entry';
import type { Market } from '../cart/priceEntry';
import { nextPricesOn, renewedFrom } from '../pricing/renewal';
import { tariffNamed } from '../pricing/tariffChange';
import type { IsoDate } from '@/domain/time/dates';
import type { EditableServer } from './serverSettings';
import { afterEntry } from './afterEntry';
import type { ChangedServer } from './changedServer';
import { isCancelled } from './cancellation';
import { withTariff } from './withTariff';

/** Returns the prices of a server's options in a period that starts on a day. */
function optionPricesFrom(
  { server, optionPrices }: EditableServer,
  start: IsoDate,
): EditableServer['optionPrices'] {
  let sold = optionPrices;
  for (const { part, monthly } of nextPricesOn(server, start))
    if (sold && part !== 'tariff')
      sold = { ...sold, ...(part === 'ipv4' ? { ipv4: sold.ipv4.map(() => monthly) } : { [part]: monthly }) };
  return sold;
}

/** Returns a server with its history after an entry is paid; null if the tariff no longer exists. */
export function withEntry(
  editable: EditableServer,
  entry: Exclude<CartEntry, { kind: 'order' }>,
  market: Omit<Market, 'servers'>,
): ChangedServer | null {
  if (entry.kind === 'tariff') {
    const tariff = tariffNamed(market.prices.tariffs, entry.tariff);
    return tariff && withTariff(editable, tariff, market);
  }
  const server = afterEntry(editable.server, entry, market);
  return (
    server && {
      editable: {
        ...editable,
        settings: { ...editable.settings, renewalPeriod: server.renewalPeriod },
        optionPrices: optionPricesFrom(editable, renewedFrom(editable.server, market.today)),
        server,
      },
      notes: [
        { kind: 'renewed', detail: null },
        ...(isCancelled(editable.server) ? [{ kind: 'staying', detail: null } as const] : []),
      ],
    }
  );
}
