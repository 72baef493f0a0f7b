import { dayOf, type IsoDateTime } from '@/domain/dates';
import { planStar } from '@/domain/plan';
import { quoteTariffChange, tariffNamed } from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/server';
import { tariffInPlaceOf, tariffSpecs } from '@/domain/tariffSpecs';
import { samplePlans } from '@/sample-data/plans';
import type { TariffOutcome } from '@app/ports/ports';
import type { SampleLedger } from './accountSample';
import type { ServerMemory } from './serverMemory';

/** Whom the charge is taken from. */
export type TariffLedger = Pick<SampleLedger, 'charge'>;

/**
 * What a provider would do with a change of tariff: refuse what cannot be, charge it, move the server, write it down.
 * The sample's balance is a fixed figure (§2) that most charges exceed: what it cannot pay is left unpaid here, so that
 * Finish always ends as specified.
 */
export function changeTariff(
  memory: ServerMemory,
  id: ServerId,
  name: string,
  { now, ledger }: { now: Date; ledger: TariffLedger },
): TariffOutcome {
  const found = memory.find(id);
  if (!found) return { status: 'refused', reason: 'noServer' };
  const tariff = tariffNamed(name);
  if (!tariff) return { status: 'refused', reason: 'noTariff' };
  const { editable, events } = found;
  const { server } = editable;
  if (planStar(server.tariff) === tariff.name) return { status: 'refused', reason: 'sameTariff' };
  const next: Server = {
    ...server,
    tariff: tariffInPlaceOf(server.tariff, tariff.name),
    monthlyPrice: tariff.monthly,
  };
  try {
    ledger.charge(quoteTariffChange(server, tariff, dayOf(now)).charge);
  } catch {
    // Not enough money: a provider would send a bill.
  }
  const memoryOf = tariffSpecs(samplePlans, next.tariff)?.ram ?? editable.memory;
  memory.keep({
    editable: { ...editable, server: next, memory: memoryOf },
    events: [
      ...events,
      {
        id: `tariff-${now.getTime()}`,
        // An ISO string of a Date is an IsoDateTime; the library only says string.
        at: now.toISOString() as IsoDateTime,
        kind: 'tariffChanged',
        actor: 'customer',
        detail: next.tariff,
      },
    ],
  });
  return { status: 'accepted', server: next };
}
