import { toIsoDateTime } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { isAboutBackup, type BackupCommand, type ListedBackups, type Operation } from './provisioner';

/** History of a simulated machine, from which its backups follow. */
export interface BackupHistory {
  /** Interval of the schedule; `none` for no schedule. */
  readonly interval: string;
  /** When the schedule began. */
  readonly since: Date;
  /** Commands about backups that have ended, from the first, with the keys of their operations. */
  readonly ended: readonly { readonly key: string; readonly command: BackupCommand; readonly at: Date }[];
}

/** Histories of simulated machines. */
export interface BackupHistories {
  /** Notes the end of an operation; the same one may end twice. */
  readonly note: (operation: Operation) => void;
  readonly of: (serverId: number) => Promise<BackupHistory>;
}

const dayMs = 86_400_000;
/** Backups that are kept, by interval. */
const kept: Readonly<Record<string, number>> = { daily: 7, weekly: 4 };
const copyingHour = 2;

/** Times of the scheduled backups up to now, from the first: every day, or every Sunday. */
function scheduledTimes({ interval, since }: BackupHistory, now: Date): readonly Date[] {
  const count = kept[interval] ?? 0;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), copyingHour);
  const days = Array.from({ length: 7 * count + 1 }, (_, index) => new Date(today - index * dayMs));
  return days
    .filter((day) => day <= now && day >= since && (interval === 'daily' || day.getUTCDay() === 0))
    .slice(0, count)
    .toReversed();
}

/** Returns the backups of a simulated machine: the newest ones that its schedule keeps. */
export function simulatedBackups(
  history: BackupHistory,
  now: Date,
  sizeMbOf: (id: string) => number,
): ListedBackups {
  const scheduled = scheduledTimes(history, now).map((at) => ({
    id: `scheduled-${at.getTime() / 1000}`,
    at,
    kind: 'scheduled' as const,
  }));
  const requested = history.ended.flatMap(({ key, command, at }) =>
    command.action === 'makeBackup' ? [{ id: `requested-${key}`, at, kind: 'requested' as const }] : [],
  );
  const deleted = new Set(
    history.ended.flatMap(({ command }) => (command.action === 'deleteBackup' ? [command.backup] : [])),
  );
  const count = kept[history.interval] ?? requested.length;
  const items = [...scheduled, ...requested]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, count)
    .filter(({ id }) => !deleted.has(id))
    .map(({ id, at, kind }) => ({ id, at: toIsoDateTime(at), kind, sizeMb: sizeMbOf(id) }));
  return { items };
}

/** Histories in memory, which follow from the operations of one provisioner. */
export function notedHistories(): BackupHistories {
  const histories = new Map<number, BackupHistory>();
  const unknown: BackupHistory = { interval: 'none', since: new Date(0), ended: [] };
  return {
    note({ key, serverId, command, startedAt }) {
      const before = histories.get(serverId) ?? { ...unknown, since: startedAt };
      if ('spec' in command) histories.set(serverId, { ...before, interval: command.spec.backup });
      if (isAboutBackup(command) && !before.ended.some((each) => each.key === key))
        histories.set(serverId, { ...before, ended: [...before.ended, { key, command, at: startedAt }] });
    },
    of: (serverId) => Promise.resolve(histories.get(serverId) ?? unknown),
  };
}

/** Histories from the portal's servers and operations, the same on every instance and after a restart. */
export function storedHistories(db: Db): BackupHistories {
  return {
    note: () => undefined,
    async of(serverId) {
      const server = await db
        .selectFrom('server')
        .select(['settings', 'createdOn'])
        .where('id', '=', serverId as ServerId)
        .executeTakeFirst();
      const rows = await db
        .selectFrom('operation')
        .select(['id', 'round', 'command', 'endedAt'])
        .where('serverId', '=', serverId as ServerId)
        .where('status', '=', 'done')
        .where('command', 'is not', null)
        .orderBy('id')
        .execute();
      return {
        interval: server?.settings.backup ?? 'none',
        since: new Date(server?.createdOn ?? 0),
        ended: rows.flatMap(({ id, round, command, endedAt }) =>
          isAboutBackup(command) && endedAt ? [{ key: `op-${id}-${round}`, command, at: endedAt }] : [],
        ),
      };
    },
  };
}
