import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataFolder, runCommand, startServer } from '../support/serverProcess';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'meridian-import-'));
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

it('imports customers into the embedded database of a stopped server, and invites them when it runs', async () => {
  const env = { DATA_DIR: join(home, 'data') };
  await makeDataFolder(env.DATA_DIR);
  const file = join(home, 'clients.csv');
  writeFileSync(file, 'email,name\nann@example.com,Ann Lee\nwrong,Bob\n');
  const server = await startServer(env);
  expect((await runCommand(['import', 'customers', file], env)).output).toContain('is in use by another');
  await server.kill('SIGTERM');

  const first = await runCommand(['import', 'customers', file, '--invite'], env);
  expect(first).toEqual({
    exitCode: 1,
    output:
      'Imported 1 line of customers, 0 imported before, 0 changed since, 1 refused.\n  line 3: The e-mail is wrong: wrong.\n',
  });
  writeFileSync(file, 'email,name\nann@example.com,Ann Lee\n');
  expect(await runCommand(['import', 'customers', file], env)).toMatchObject({ exitCode: 0 });
  expect(await runCommand(['import'], env)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('Say what to import') as string,
  });

  const again = await startServer(env);
  await expect.poll(() => again.output(), { timeout: 20_000 }).toContain('/reset-password?token=');
  await again.kill('SIGTERM');
}, 90_000);
