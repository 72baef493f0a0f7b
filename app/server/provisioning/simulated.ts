import { panelIds } from '@/domain/pricing/options';
import { panelUrlOf } from '@/domain/servers/panelUrl';
import { sampleCurve } from '@/sample-data/serverLoad';
import { notedHistories, simulatedBackups, type BackupHistories } from './simulatedBackups';
import { numberedPool, type AddressPool } from './simulatedPool';
import {
  sourceOf,
  type Command,
  type ConsoleAccess,
  type Operation,
  type Progress,
  type Provisioner,
} from './provisioner';
import { createHash } from 'node:crypto';

export interface SimulatedOptions {
  readonly clock?: () => Date;
  /** Duration of creating a server in seconds; other commands take a share of it. */
  readonly seconds?: number;
  /** Share of attempts that fail temporarily and are retried, 0 to 1. */
  readonly failing?: number;
  /** Determines which attempts fail. */
  readonly seed?: string;
  /** Returns whether a server ran at a moment; other moments have no measurements. Default: always. */
  readonly runs?: (serverId: number) => Promise<(moment: Date) => boolean>;
  /** Returns the address of a server's console. Default: an address that does not exist. */
  readonly openConsole?: (serverId: number) => ConsoleAccess;
  /** Pool of addresses. Default: addresses computed from the server's number. */
  readonly pool?: AddressPool;
  /** Histories of the machines, from which backups follow. Default: the operations since its start. */
  readonly histories?: BackupHistories;
}

/** Duration of each command as a share of `seconds`. */
const shares: Readonly<Record<Command['action'], number>> = {
  create: 1,
  reinstall: 0.8,
  resize: 0.5,
  setOptions: 0.3,
  reboot: 0.4,
  start: 0.3,
  stop: 0.2,
  suspend: 0.2,
  destroy: 0.2,
  makeSnapshot: 0.6,
  restoreSnapshot: 0.8,
  deleteSnapshot: 0.2,
  makeBackup: 0.8,
  restoreBackup: 0.8,
  deleteBackup: 0.2,
  setRescue: 0.4,
  attachIso: 0.8,
  detachIso: 0.4,
  setFirewall: 0.2,
  setReverseName: 0.2,
};

/**
 * Simulates a provisioner. It stores nothing except for the address pool and the histories of backups: results follow from the operation, the
 * clock and the seed. They are the same after a restart, on every instance and in tests.
 */
export function simulatedProvisioner({
  clock = () => new Date(),
  seconds = 8,
  failing = 0,
  seed = 'meridian',
  runs = () => Promise.resolve(() => true),
  openConsole = (serverId) => ({ url: `https://console.invalid/servers/${serverId}`, expiresIn: 300 }),
  pool = numberedPool,
  histories = notedHistories(),
}: SimulatedOptions = {}): Provisioner {
  const sizeMbOf = (id: string) => 1500 + Math.round(6500 * fraction(`${seed}:size:${id}`));
  const backupsOf = async (serverId: number) =>
    simulatedBackups(await histories.of(serverId), clock(), sizeMbOf);

  /** Id of the backup that an operation restores and that is gone; null for none. */
  async function missingBackup({ serverId, command }: Operation): Promise<string | null> {
    const source =
      command.action === 'restoreBackup' ? { serverId, backup: command.backup } : sourceOf(command);
    if (!source || !('backup' in source)) return null;
    const { items } = await backupsOf(source.serverId);
    return items.some(({ id }) => id === source.backup) ? null : source.backup;
  }

  /** Returns the final progress of an operation. Idempotent: assigned addresses stay assigned. */
  async function endOf(operation: Operation): Promise<Progress> {
    const { serverId, command } = operation;
    const missing = await missingBackup(operation);
    if (missing !== null) return { status: 'failed', reason: `There is no backup ${missing}` };
    histories.note(operation);
    if (command.action === 'destroy') await pool.release(serverId);
    if (command.action === 'makeSnapshot') return { status: 'done', sizeMb: sizeMbOf(command.snapshot) };
    if (!('spec' in command)) return { status: 'done' };
    const { spec } = command;
    const assigned = await pool.assign(serverId, spec);
    if (!assigned) return { status: 'failed', reason: `No free addresses in ${spec.datacenter}` };
    const panel = panelIds.find((id) => id === spec.panel) ?? 'none';
    return {
      status: 'done',
      addresses: [...assigned.addresses],
      ipv6Subnet: assigned.ipv6Subnet,
      panelUrl: panelUrlOf(panel, assigned.addresses[0] ?? ''),
    };
  }
  async function progressOf(operation: Operation): Promise<Progress> {
    const { key, command, startedAt } = operation;
    const takes = seconds * 1000 * shares[command.action] * (0.75 + 0.5 * fraction(`${seed}:takes:${key}`));
    return clock().getTime() - startedAt.getTime() >= takes ? endOf(operation) : { status: 'running' };
  }
  return {
    begin(operation, attempt) {
      if (fraction(`${seed}:${operation.key}:${attempt}`) < failing)
        return Promise.reject(new Error('The simulated hypervisor is busy'));
      return progressOf(operation);
    },
    progress: progressOf,
    console: (serverId) => Promise.resolve(openConsole(serverId)),
    metrics: async (serverId, range) => ({ points: sampleCurve(serverId, range, await runs(serverId)) }),
    backups: backupsOf,
    room: () => Promise.resolve(null),
  };
}

/** Hashes a text to a number from 0 up to 1. */
function fraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
