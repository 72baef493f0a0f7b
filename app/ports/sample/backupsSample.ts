import type { ServerId } from '@/domain/servers/server';
import { sampleBackups } from '@/sample-data/backups';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { BackupsPort } from '@app/ports/backupsPort';
import { refuseAfter, type Latency } from './latency';

/**
 * Fixed backups, the same for every server of the demonstration, which cannot be changed (D51). A server without a
 * schedule has none that a schedule made.
 */
export function backupsSample(
  latency: Latency,
  shift: ShiftDates,
  hasSchedule: (id: ServerId) => Promise<boolean>,
): BackupsPort {
  const refuse = refuseAfter(latency);
  return {
    async list(id, signal) {
      await latency(signal);
      const { items, current } = shift(sampleBackups);
      if (await hasSchedule(id)) return { items, current };
      return { items: items && items.filter(({ kind }) => kind === 'requested'), current };
    },
    make: refuse,
    restore: refuse,
    restoreTo: refuse,
    remove: refuse,
  };
}
