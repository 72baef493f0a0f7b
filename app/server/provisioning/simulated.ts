import { sampleCurve } from '@/sample-data/serverLoad';
import { fraction } from './noise';
import type { Command, ConsoleAccess, Operation, Progress, Provisioner } from './provisioner';

export interface SimulatedOptions {
  readonly clock?: () => Date;
  /** Seconds that a new server takes; everything else takes a part of it. */
  readonly seconds?: number;
  /** Share of attempts that come to nothing and are retried, 0 to 1. */
  readonly failing?: number;
  /** Another one fails at other attempts. */
  readonly seed?: string;
  /** Whether a server ran at a moment: nothing is measured while it did not. It always did, unless it is given. */
  readonly runs?: (serverId: number) => Promise<(moment: Date) => boolean>;
  /** Where a server's screen is shown; an address of nobody unless it is given. */
  readonly openConsole?: (serverId: number) => ConsoleAccess;
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

/**
 * Pretends: nothing is stored, everything follows from the operation, the clock and the seed. So it is the same after a
 * restart and on every instance, and a test that knows them knows what happens.
 */
export function simulatedProvisioner({
  clock = () => new Date(),
  seconds = 8,
  failing = 0,
  seed = 'meridian',
  runs = () => Promise.resolve(() => true),
  openConsole = (serverId) => ({ url: `https://console.invalid/servers/${serverId}`, expiresIn: 300 }),
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
    console: (serverId) => Promise.resolve(openConsole(serverId)),
    metrics: async (serverId, range) => ({ points: sampleCurve(serverId, range, await runs(serverId)) }),
  };
}
