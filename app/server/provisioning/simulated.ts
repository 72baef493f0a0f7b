import type { Command, MetricsRange, Operation, Progress, Provisioner, ServerMetrics } from './provisioner';
import { fraction, smooth } from './noise';

export interface SimulatedOptions {
  readonly clock?: () => Date;
  /** Seconds that a new server takes; everything else takes a part of it. */
  readonly seconds?: number;
  /** Share of attempts that come to nothing and are retried, 0 to 1. */
  readonly failing?: number;
  /** Another one fails at other attempts. */
  readonly seed?: string;
}

/** What part of a new server's time each command takes. */
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
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Busier by day than by night, each server at a level of its own, with short peaks. 0 to 1. */
function load(serverId: number, at: number): number {
  const level = 0.15 + 0.4 * fraction(`level:${serverId}`);
  const shift = fraction(`shift:${serverId}`) * 4 * hourMs;
  const day = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at - shift - 3 * hourMs)) / dayMs);
  const hour = smooth(`hour:${serverId}`, at, hourMs);
  const peak = smooth(`peak:${serverId}`, at, 5 * 60_000) ** 6;
  return Math.min(1, level * (0.35 + 0.65 * day) * (0.6 + 0.8 * hour) + 0.3 * peak);
}

function metricsAt(serverId: number, at: Date): ServerMetrics['points'][number] {
  const now = load(serverId, at.getTime());
  const size = 2000 + 60_000 * fraction(`traffic:${serverId}`) ** 2;
  const cache = 0.2 * smooth(`cache:${serverId}`, at.getTime(), 6 * hourMs);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    at: at.toISOString(),
    cpuPercent: tenths(100 * now),
    memoryPercent: tenths(
      100 * Math.min(0.95, 0.25 + 0.35 * fraction(`memory:${serverId}`) + cache + 0.15 * now),
    ),
    receivedKbps: Math.round(size * now * 0.2),
    sentKbps: Math.round(size * now),
  };
}

/**
 * Pretends: nothing is stored, everything follows from the operation, the clock and the seed. So it is the same after a
 * restart and on every instance, and a test that knows them knows what happens.
 */
export function simulatedProvisioner({
  clock = () => new Date(),
  seconds = 8,
  failing = 0,
  seed = 'meridian',
}: SimulatedOptions = {}): Provisioner {
  function progressOf({ key, command, startedAt }: Operation): Progress {
    const takes = seconds * 1000 * shares[command.action] * (0.75 + 0.5 * fraction(`${seed}:takes:${key}`));
    return { status: clock().getTime() - startedAt.getTime() >= takes ? 'done' : 'running' };
  }
  return {
    begin(operation, attempt) {
      if (fraction(`${seed}:${operation.key}:${attempt}`) < failing)
        return Promise.reject(new Error('The simulated hypervisor is busy'));
      return Promise.resolve(progressOf(operation));
    },
    progress: (operation) => Promise.resolve(progressOf(operation)),
    console: (serverId) =>
      Promise.resolve({ url: `https://console.invalid/servers/${serverId}`, expiresIn: 300 }),
    metrics(serverId, { from, to, points }: MetricsRange) {
      const step = (to.getTime() - from.getTime()) / (points - 1);
      return Promise.resolve({
        points: Array.from({ length: points }, (_, index) =>
          metricsAt(serverId, new Date(from.getTime() + Math.round(index * step))),
        ),
      });
    },
  };
}
