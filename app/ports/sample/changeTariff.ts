import { dayOf } from '@/domain/dates';
import { planStar } from '@/domain/plan';
import {
  quoteTariffChange,
  tariffNamed,
  type Tariff,
  type TariffRefusal,
} from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/server';
import { tariffInPlaceOf, tariffSpecs } from '@/domain/tariffSpecs';
import { samplePlans } from '@/sample-data/plans';
import { done, refused, type Outcome } from '@/domain/outcome';
import type { SampleBills } from './billingSample';
import { eventAt, type RememberedServer, type ServerMemory } from './serverMemory';

/** What a provider would do with a change of tariff: refuse what cannot be, charge it, move the server, write it down. */
export function changeTariff(
  memory: ServerMemory,
  id: ServerId,
  name: string,
  { now, bills }: { now: Date; bills: SampleBills },
): Outcome<Server, TariffRefusal> {
  const found = memory.find(id);
  if (!found) return refused('noServer');
  const tariff = tariffNamed(name);
  if (!tariff) return refused('noTariff');
  const { server } = found.editable;
  if (planStar(server.tariff) === tariff.name) return refused('sameTariff');
  bills.collect(quoteTariffChange(server, tariff, dayOf(now)).charge);
  return done(moveToTariff(memory, found, tariff, now));
}

/** Another tariff for a server, paid for already. Gives the server as it is now. */
export function moveToTariff(
  memory: ServerMemory,
  { editable, events }: RememberedServer,
  tariff: Tariff,
  now: Date,
): Server {
  const server: Server = {
    ...editable.server,
    tariff: tariffInPlaceOf(editable.server.tariff, tariff.name),
    monthlyPrice: quoteTariffChange(editable.server, tariff, dayOf(now)).nextMonthly,
  };
  const memoryOf = tariffSpecs(samplePlans, server.tariff)?.ram ?? editable.memory;
  memory.keep({
    editable: { ...editable, server, memory: memoryOf },
    events: [...events, eventAt(now, 'tariffChanged', server.tariff)],
  });
  return server;
}
