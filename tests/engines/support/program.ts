import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program that the kernel kills together with this process.
 *
 * @param home folder for its files, removed with it
 * @param channel additional file descriptor to read from
 */
export function startProgram(
  [command, ...args]: readonly [string, ...string[]],
  { home, env = {} }: { home: string; env?: Readonly<Record<string, string>> },
): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      ...env,
    },
  });
}

/** Kills a program. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
