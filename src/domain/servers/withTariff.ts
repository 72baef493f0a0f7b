import type { IsoDate } from '@/domain/time/dates';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import { planStar, type Plan } from '@/domain/catalog/plan';
import { tariffNamed, type Tariff, type TariffRefusal } from '../pricing/tariffChange';
import type { Server } from './server';
import type { EditableServer } from './serverSettings';
import { tariffInPlaceOf, tariffSpecs } from '@/domain/catalog/tariffSpecs';
import { onTariff } from './afterEntry';
import type { ChangedServer, ServerNote } from './changedServer';

/** The tariff of that name, if the server can be moved to it. */
export function tariffFor(
  server: Pick<Server, 'tariff'>,
  name: string,
): Outcome<Tariff, Exclude<TariffRefusal, 'noServer'>> {
  const tariff = tariffNamed(name);
  if (!tariff) return refused('noTariff');
  return planStar(server.tariff) === tariff.name ? refused('sameTariff') : done(tariff);
}

/**
 * Returns the history entry for a tariff change that waits for payment (D28, D32). It names the old and the new tariff.
 */
export function tariffRequested(server: Pick<Server, 'tariff'>, tariff: Tariff): ServerNote {
  const next = tariffInPlaceOf(server.tariff, tariff.name);
  return { kind: 'tariffRequested', detail: `${server.tariff} → ${next}` };
}

/** A server on another tariff, paid for already: at its price, with its memory, in the same country. */
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
