import { spawn, type ChildProcess } from 'node:child_process';

/** Interval in milliseconds in which two signals are one Ctrl+C, because the terminal and npm may each deliver it. */
const sameKeyPressMs = 300;

/** Runs Node in this terminal in its own process group; signals are forwarded, so that each arrives once. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env, detached: true });
}

/** Forwards signals to children and exits with the first child that exits, with its exit code. */
export function followChildren(children: readonly ChildProcess[]): void {
  let last = 0;
  const stop = (signal: NodeJS.Signals) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (now - last > sameKeyPressMs) stop(signal);
      last = now;
    });
  }
  process.on('exit', () => stop('SIGTERM'));
  for (const child of children) {
    child.on('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
  }
}
