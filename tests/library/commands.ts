import { spawn } from 'node:child_process';

/** Runs a program in a folder. Rejects with its output if it fails. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: environment() });
    let output = '';
    const add = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`));
    });
  });
}

/** Removes npm's variables, because a new app has its own settings. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(?:package|lifecycle)_/.test(name));
  return { ...Object.fromEntries(own), NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', CI: '1' };
}
