import { spawn, type ChildProcess } from 'node:child_process';

/** A terminal and npm may each deliver one Ctrl+C; so close together they are one. Milliseconds. */
const sameKeyPressMs = 300;

/**
 * Runs Node in this terminal in a process group of its own, so that each signal reaches it exactly once: handed on
 * from here.
 */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env, detached: true });
}

/** Hands signals on to children, and ends with the first of them that ends, with its exit code. */
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
