import { dayOf, type IsoDateTime } from '@/domain/dates';
import { planStar } from '@/domain/plan';
import { quoteTariffChange, tariffNamed } from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/server';
import { tariffInPlaceOf, tariffSpecs } from '@/domain/tariffSpecs';
import { samplePlans } from '@/sample-data/plans';
import type { TariffOutcome } from '@app/ports/ports';
import type { SampleBills } from './billingSample';
import type { ServerMemory } from './serverMemory';

/** What a provider would do with a change of tariff: refuse what cannot be, charge it, move the server, write it down. */
export function changeTariff(
  memory: ServerMemory,
  id: ServerId,
  name: string,
  { now, bills }: { now: Date; bills: SampleBills },
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
  bills.collect(quoteTariffChange(server, tariff, dayOf(now)).charge);
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
