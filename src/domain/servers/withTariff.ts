import type { IsoDate } from '@/domain/time/dates';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import { planStar, type Plan } from '@/domain/catalog/plan';
import { tariffNamed, type Tariff, type TariffRefusal } from '../pricing/tariffChange';
import type { Server } from './server';
import type { EditableServer } from './serverSettings';
import { tariffInPlaceOf, tariffSpecs } from '@/domain/catalog/tariffSpecs';
import { onTariff } from './afterEntry';
import type { ChangedServer, ServerNote } from './changedServer';

/** Finds a tariff by name, if the server can change to it. */
export function tariffFor(
  server: Pick<Server, 'tariff'>,
  name: string,
  tariffs: readonly Tariff[],
): Outcome<Tariff, Exclude<TariffRefusal, 'noServer'>> {
  const tariff = tariffNamed(tariffs, name);
  if (!tariff) return refused('noTariff');
  return planStar(server.tariff) === tariff.name ? refused('sameTariff') : done(tariff);
}

/** Returns the history entry for a tariff change that waits for payment (D28, D32), with both tariffs. */
export function tariffRequested(server: Pick<Server, 'tariff'>, tariff: Tariff): ServerNote {
  const next = tariffInPlaceOf(server.tariff, tariff.name);
  return { kind: 'tariffRequested', detail: `${server.tariff} → ${next}` };
}

/** Returns a server after a paid tariff change: with its price and memory, in the same country. */
export function withTariff(
  editable: EditableServer,
  tariff: Tariff,
  { plans, today }: { plans: readonly Plan[]; today: IsoDate },
): ChangedServer {
  const server = onTariff(editable.server, tariff, today);
  const memory = tariffSpecs(plans, server.tariff)?.ram ?? editable.memory;
  return {
    editable: { ...editable, server, memory },
    notes: [{ kind: 'tariffChanged', detail: server.tariff }],
  };
}
