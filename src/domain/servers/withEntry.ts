import type { CartEntry } from '../cart/entry';
import type { IsoDate } from '@/domain/time/dates';
import type { Plan } from '@/domain/catalog/plan';
import { tariffNamed } from '../pricing/tariffChange';
import type { EditableServer } from './serverSettings';
import { afterEntry } from './afterEntry';
import type { ChangedServer } from './changedServer';
import { isCancelled } from './cancellation';
import { withTariff } from './withTariff';

/** Returns a server with its history after an entry is paid; null if the tariff no longer exists. */
export function withEntry(
  editable: EditableServer,
  entry: Exclude<CartEntry, { kind: 'order' }>,
  { plans, today }: { plans: readonly Plan[]; today: IsoDate },
): ChangedServer | null {
  if (entry.kind === 'tariff') {
    const tariff = tariffNamed(entry.tariff);
    return tariff && withTariff(editable, tariff, { plans, today });
  }
  const server = afterEntry(editable.server, entry, today);
  return (
    server && {
      editable: {
        ...editable,
        settings: { ...editable.settings, renewalPeriod: server.renewalPeriod },
        server,
      },
      notes: [
        { kind: 'renewed', detail: null },
        ...(isCancelled(editable.server) ? [{ kind: 'staying', detail: null } as const] : []),
      ],
    }
  );
}
