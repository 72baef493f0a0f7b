import type { CartEntry } from '../cart/entry';
import type { IsoDate } from '../dates';
import type { Plan } from '../plan';
import { anchorAt, isExpired, renewedUntil } from '../pricing/renewal';
import { tariffNamed } from '../pricing/tariffChange';
import type { Server } from '../server';
import type { EditableServer } from '../serverSettings';
import type { ChangedServer } from './changedServer';
import { isLeaving } from './leaving';
import { withTariff } from './withTariff';

/** What a paid entry makes of the server that it is for; null where there is no such tariff any more. */
export function withEntry(
  editable: EditableServer,
  entry: Exclude<CartEntry, { kind: 'order' }>,
  { plans, today }: { plans: readonly Plan[]; today: IsoDate },
): ChangedServer | null {
  if (entry.kind === 'tariff') {
    const tariff = tariffNamed(entry.tariff);
    return tariff && withTariff(editable, tariff, { plans, today });
  }
  const { server } = editable;
  return {
    editable: {
      ...editable,
      settings: { ...editable.settings, renewalPeriod: entry.period },
      server: {
        ...server,
        endDate: renewedUntil(server, today, entry.period),
        anchorDay: anchorAt(server, today),
        // The period that was bought last is the one that is renewed by itself (D40).
        renewalPeriod: entry.period,
        // Whoever pays for more time does not leave.
        leavesOn: null,
        status: isRunOut(server, today) ? 'Active' : server.status,
      },
    },
    notes: [
      { kind: 'renewed', detail: null },
      ...(isLeaving(server) ? [{ kind: 'staying', detail: null } as const] : []),
    ],
  };
}

/**
 * A server that has run out, or was suspended for it, runs again when it is renewed; not one that somebody has
 * stopped.
 */
function isRunOut({ endDate, status }: Server, today: IsoDate): boolean {
  const isStopped = ['Stopped', 'Stopping', 'Off'].includes(status);
  return status === 'Suspended' || (!isStopped && isExpired(endDate, today));
}
