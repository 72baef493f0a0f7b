import type { CartEntry } from '../cart/entry';
import type { IsoDate } from '@/domain/time/dates';
import { withLevel, withPeriod } from '../pricing/paidDays';
import type { PriceTerms } from '../pricing/prices';
import {
  anchorAt,
  isExpired,
  nextPricesOn,
  renewedFrom,
  renewedUntil,
  withChanges,
} from '../pricing/renewal';
import { quoteTariffChange, tariffNamed, type Tariff } from '../pricing/tariffChange';
import type { NextPrice, Server } from './server';
import { tariffInPlaceOf } from '@/domain/catalog/tariffSpecs';
import { statusAfter } from './power';
import { stateOf } from './serverStates';

type ServerEntry = Exclude<CartEntry, { kind: 'order' }>;

/** Whether an announced price is that of an option, which a change of the tariff keeps. */
export const isOfOption = ({ part }: Pick<NextPrice, 'part'>): boolean => part !== 'tariff';

/** Returns a server after an entry is paid; null if the tariff no longer exists. */
export function afterEntry(server: Server, entry: ServerEntry, { today, prices }: PriceTerms): Server | null {
  if (entry.kind === 'tariff') {
    const tariff = tariffNamed(prices.tariffs, entry.tariff);
    return tariff && onTariff(server, tariff, today);
  }
  const endDate = renewedUntil(server, today, entry.period);
  const applied = nextPricesOn(server, renewedFrom(server, today));
  const monthlyPrice = withChanges(server.monthlyPrice, applied);
  return {
    ...server,
    endDate,
    monthlyPrice,
    optionsMonthly: withChanges(server.optionsMonthly, applied.filter(isOfOption)),
    nextPrices: server.nextPrices.filter((next) => !applied.includes(next)),
    anchorDay: anchorAt(server, today),
    // Auto-renewal uses the period that was bought last (D40).
    renewalPeriod: entry.period,
    paidLevels: withPeriod(server, endDate, prices.discounts[entry.period], today, monthlyPrice),
    // Buying more time withdraws a cancellation.
    leavesOn: null,
    status: isRunOut(server, today) ? statusAfter('start') : server.status,
  };
}

/** Returns a server after a paid tariff change: at its price, with its future days paid (D37). */
export function onTariff(server: Server, tariff: Tariff, today: IsoDate): Server {
  const monthlyPrice = quoteTariffChange(server, tariff, today).nextMonthly;
  return {
    ...server,
    tariff: tariffInPlaceOf(server.tariff, tariff.name),
    awaitedTariff: null,
    // The announced price was that of the former tariff.
    nextPrices: server.nextPrices.filter(isOfOption),
    monthlyPrice,
    paidLevels: withLevel(server, monthlyPrice, today),
  };
}

/** Whether a renewal restarts a server: it expired or was suspended for debt, and nobody stopped it. */
function isRunOut({ endDate, status }: Server, today: IsoDate): boolean {
  const { renewalStarts } = stateOf(status);
  return renewalStarts === 'always' || (renewalStarts !== 'never' && isExpired(endDate, today));
}
