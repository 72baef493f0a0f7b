import type { IsoDate } from '../dates';
import { done, refused, type Outcome } from '../outcome';
import { planStar, type Plan } from '../plan';
import { quoteTariffChange, tariffNamed, type Tariff, type TariffRefusal } from '../pricing/tariffChange';
import type { Server } from '../server';
import type { EditableServer } from '../serverSettings';
import { tariffInPlaceOf, tariffSpecs } from '../tariffSpecs';
import type { ChangedServer } from './changedServer';

/** The tariff of that name, if the server can be moved to it. */
export function tariffFor(
  server: Pick<Server, 'tariff'>,
  name: string,
): Outcome<Tariff, Exclude<TariffRefusal, 'noServer'>> {
  const tariff = tariffNamed(name);
  if (!tariff) return refused('noTariff');
  return planStar(server.tariff) === tariff.name ? refused('sameTariff') : done(tariff);
}

/** A server on another tariff, paid for already: at its price, with its memory, in the same country. */
export function withTariff(
  editable: EditableServer,
  tariff: Tariff,
  { plans, today }: { plans: readonly Plan[]; today: IsoDate },
): ChangedServer {
  const server: Server = {
    ...editable.server,
    tariff: tariffInPlaceOf(editable.server.tariff, tariff.name),
    monthlyPrice: quoteTariffChange(editable.server, tariff, today).nextMonthly,
  };
  const memory = tariffSpecs(plans, server.tariff)?.ram ?? editable.memory;
  return {
    editable: { ...editable, server, memory },
    notes: [{ kind: 'tariffChanged', detail: server.tariff }],
  };
}
