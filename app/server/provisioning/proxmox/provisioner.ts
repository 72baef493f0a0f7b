import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Selectable, Updateable } from 'kysely';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../../db/database';
import type { Seal } from '../../seal';
import {
  passwordsSchema,
  type MetricsRange,
  type Operation,
  type Passwords,
  type Progress,
  type Provisioner,
  type ServerMetrics,
} from '../provisioner';
import type { ProxmoxOperationTable } from '../tables';
import { proxmoxPool } from './addresses';
import { createProxmoxClient, type ProxmoxAccess, type RrdSample } from './client';
import type { ProxmoxConfig } from './config';
import { proxmoxFirewalls } from './firewall';
import { createPowerDns, type PowerDnsAccess } from './powerDns';
import { machineNumbers } from './machineNumbers';
import { nextStep, positionOf, stepsOf } from './stepList';
import { Impossible } from './impossible';
import { proxmoxSteps, type StepParts } from './steps';

export interface ProxmoxOptions extends Pick<StepParts, 'hardwareOf' | 'isoLink'> {
  readonly db: Db;
  readonly seal: Seal;
  readonly config: ProxmoxConfig;
  readonly token: string;
  /** DNS server of the reverse names; absent without one. */
  readonly powerDns?: PowerDnsAccess | undefined;
  readonly send?: ProxmoxAccess['send'];
  readonly clock?: () => Date;
  /** Waits between two looks at a short task. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

type Row = Selectable<ProxmoxOperationTable>;

/** Looks at the tasks that one call starts, and the pause between them. */
const looks = 8;
const lookMs = 500;

/** Seconds until Proxmox refuses a console's ticket. */
const ticketSeconds = 30;

/** Tasks that fail this way succeed later. */
const isPassing = (reason: string) => /timeout|timed out|can't lock|is locked|got lock/i.test(reason);

/** A task that failed and is started anew. */
class PassingFailure extends Error {}

const isRight = (reason: string) => reason === 'OK' || reason.startsWith('WARNINGS');

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Ranges of Proxmox's load data, from the shortest. */
const timeframes = [
  ['hour', hourMs],
  ['day', 24 * hourMs],
  ['week', 7 * 24 * hourMs],
  ['month', 30 * 24 * hourMs],
  ['year', 365 * 24 * hourMs],
] as const;

/** Picks the measurement of each moment: the last one within one and a half intervals. */
function pointsOf(
  samples: readonly RrdSample[],
  { from, to, points }: MetricsRange,
): ServerMetrics['points'] {
  const measured = samples
    .filter(({ cpu, mem, maxmem }) => cpu != null && mem != null && (maxmem ?? 0) > 0)
    .toSorted((one, other) => one.time - other.time);
  const gaps = measured.slice(1).map(({ time }, index) => time - (measured[index]?.time ?? time));
  const intervalMs = Math.min(...gaps, 3600) * 1000;
  const stepMs = (to.getTime() - from.getTime()) / (points - 1);
  const percent = (share: number) => Math.min(100, Math.max(0, share * 100));
  const kilobits = (bytes: number | null | undefined) => Math.max(0, ((bytes ?? 0) * 8) / 1000);
  return Array.from({ length: points }, (_, index) => from.getTime() + index * stepMs).flatMap((at) => {
    const sample = measured.findLast(({ time }) => time * 1000 <= at);
    if (!sample || at - sample.time * 1000 > 1.5 * intervalMs) return [];
    return [
      {
        at: toIsoDateTime(new Date(at)),
        cpuPercent: percent(sample.cpu ?? 0),
        memoryPercent: percent((sample.mem ?? 0) / (sample.maxmem ?? 1)),
        diskPercent: null,
        receivedKbps: kilobits(sample.netin),
        sentKbps: kilobits(sample.netout),
      },
    ];
  });
}

/** Machines on one side only. */
export interface Reconciliation {
  /** Servers of the portal without a machine. */
  readonly withoutMachine: readonly number[];
  /** Machines without a server, by their number at Proxmox. */
  readonly withoutServer: readonly number[];
}

/**
 * Provisioner of Proxmox VE (8 and 9), through its HTTP API with an API token. Each operation is a row that knows its
 * step and its task, so that it continues after a restart and on any instance.
 */
export function proxmoxProvisioner(options: ProxmoxOptions): Provisioner & {
  /** Compares the portal's servers with the machines; changes nothing. */
  readonly reconcile: (servers: readonly number[]) => Promise<Reconciliation>;
} {
  const { db, seal, config, clock = () => new Date(), pause = sleep } = options;
  const client = createProxmoxClient({
    url: config.url,
    token: options.token,
    ...(options.send && { send: options.send }),
  });
  const pool = proxmoxPool(db, config.quarantineDays, clock);
  const vmids = machineNumbers(db, config.firstVmid);
  const steps = proxmoxSteps({
    client,
    config,
    pool,
    vmids,
    firewalls: proxmoxFirewalls(db),
    powerDns: options.powerDns ? createPowerDns(options.powerDns) : null,
    hardwareOf: options.hardwareOf,
    isoLink: options.isoLink,
  });

  const rowOf = (key: string) =>
    db.selectFrom('proxmoxOperation').selectAll().where('key', '=', key).executeTakeFirst();

  const save = (key: string, changes: Updateable<ProxmoxOperationTable>) =>
    db.updateTable('proxmoxOperation').set(changes).where('key', '=', key).execute();

  const saveStep = ({ key, command }: Row, step: number, task: string | null) =>
    save(key, { step, next: JSON.stringify(nextStep(command.action, step)), task });

  async function end(key: string, progress: Progress): Promise<Progress> {
    await db
      .updateTable('proxmoxOperation')
      .set({ progress: JSON.stringify(progress), passwords: null, task: null })
      .where('key', '=', key)
      .execute();
    return progress;
  }

  function passwordsIn({ passwords }: Pick<Row, 'passwords'>): Passwords | null {
    const text = passwords === null ? null : seal.open(passwords);
    return text === null ? null : v.parse(passwordsSchema, JSON.parse(text));
  }

  async function promisedBeside(key: string) {
    const rows = await db
      .selectFrom('proxmoxOperation')
      .select(['node', 'serverId', 'memoryGb'])
      .where('progress', 'is', null)
      .where('node', 'is not', null)
      .where('key', '<>', key)
      .execute();
    return rows.flatMap(({ node, serverId, memoryGb }) =>
      node === null ? [] : [{ node, vmid: config.firstVmid + serverId, memoryGb: memoryGb ?? 0 }],
    );
  }

  /** Whether a task has ended well; throws if it has failed. */
  async function hasEnded(task: string): Promise<boolean> {
    const [, node = ''] = task.split(':');
    const { status, exitstatus } = await client.task(node, task);
    if (status === 'running') return false;
    if (isRight(exitstatus)) return true;
    const message = `A task of Proxmox failed: ${exitstatus.slice(0, 500)}`;
    throw isPassing(exitstatus) ? new PassingFailure(message) : new Impossible(message);
  }

  /** Runs the remaining steps as far as they go now. Tasks that this call starts are looked at so often. */
  async function advance(row: Row, looksAtOwn: number): Promise<Progress> {
    const { key, serverId, command } = row;
    const list = stepsOf[command.action];
    let { task } = row;
    let step = positionOf(command.action, row.step, row.next);
    let left = 0;
    while (step < list.length) {
      if (task === null) {
        const next = list[step];
        if (next === undefined) break;
        task = await steps.run(next, {
          key,
          serverId,
          command,
          passwords: passwordsIn(row),
          promised: await promisedBeside(key),
          reserve: async (node, memoryGb) => void (await save(key, { node, memoryGb })),
        });
        left = looksAtOwn;
        if (next === 'configure' || next === 'rescue') await save(key, { passwords: null });
        if (task !== null) {
          await saveStep(row, step, task);
          continue;
        }
      } else {
        const isDone = await hasEnded(task).catch(async (error: unknown) => {
          // The next call starts the step anew.
          if (error instanceof PassingFailure) await save(key, { task: null });
          throw error;
        });
        if (!isDone) {
          if (left === 0) return { status: 'running' };
          left -= 1;
          await pause(lookMs);
          continue;
        }
        task = null;
      }
      step += 1;
      await saveStep(row, step, null);
    }
    return end(key, await steps.endOf({ serverId, command }));
  }

  async function progressOf(row: Row, looksAtOwn = looks): Promise<Progress> {
    if (row.progress) return row.progress;
    try {
      return await advance(row, looksAtOwn);
    } catch (error) {
      if (error instanceof Impossible)
        return end(row.key, { status: 'failed', reason: error.message.slice(0, 900) });
      throw error;
    }
  }

  async function begin({ key, serverId, command, startedAt }: Operation): Promise<Progress> {
    const { passwords, ...plain } = 'passwords' in command ? command : { ...command, passwords: undefined };
    const inserted = await db
      .insertInto('proxmoxOperation')
      .values({
        key,
        serverId,
        command: JSON.stringify(plain),
        passwords: passwords ? seal.close(JSON.stringify(passwords)) : null,
        startedAt,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst();
    // Its tasks are awaited by later calls.
    if (inserted) return progressOf(inserted, 0);
    const row = await rowOf(key);
    if (!row) throw new Error(`The operation ${key} is gone`);
    return progressOf(row);
  }

  return {
    begin,
    async progress({ key }) {
      const row = await rowOf(key);
      if (!row) throw new Error(`Proxmox was never sent the operation ${key}`);
      return progressOf(row);
    },
    async console(serverId) {
      const machine = await steps.existing(serverId);
      const { ticket, port } = await client.vncTicket(machine);
      const parameters = new URLSearchParams({
        node: machine.node,
        vmid: String(machine.vmid),
        port,
        ticket,
      });
      // Behind the #, no server on the way logs the ticket.
      return { url: `${config.consoleUrl}#${parameters.toString()}`, expiresIn: ticketSeconds };
    },
    async metrics(serverId, range) {
      const machine = await steps.existing(serverId);
      const age = clock().getTime() - range.from.getTime();
      const [timeframe] = timeframes.find(([, length]) => age <= length) ?? timeframes[4];
      return { points: pointsOf(await client.load(machine, timeframe), range) };
    },
    backups: steps.backupsOf,
    room: async (plans, waiting) => steps.room(plans, waiting, await promisedBeside('')),
    async reconcile(servers) {
      const machines = (await client.machines()).filter(({ template }) => !template);
      const own = await vmids.ofAll(servers);
      const there = new Set(machines.map(({ vmid }) => vmid));
      return {
        withoutMachine: servers.filter((_, index) => !there.has(own[index] ?? 0)),
        withoutServer: [...there].filter((vmid) => vmid > config.firstVmid && !own.includes(vmid)),
      };
    },
  };
}
