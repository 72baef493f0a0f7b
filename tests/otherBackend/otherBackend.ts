import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Another provider's backend, running. */
export interface OtherBackend {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Accounts that can sign in to it: the first one has three servers. */
export const otherPeople = {
  eva: { email: 'eva@birds.example', password: 'feathers and twigs' },
  otto: { email: 'otto@birds.example', password: 'another pass phrase' },
} as const;

/**
 * Starts it on its own port.
 *
 * @param document the OpenAPI document as text, its only knowledge of the portal
 */
export async function startOtherBackend(document: string): Promise<OtherBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-other-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, document);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.js'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] ?? '' },
  });
  const printed = createInterface({ input: child.stdout });
  const [line] = (await once(printed, 'line')) as [string];
  const [url = ''] = /http:\S+/.exec(line) ?? [];
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
