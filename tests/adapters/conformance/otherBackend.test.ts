import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '@app/server/openapi/openApi';
import { otherPeople, startOtherBackend } from '../../otherBackend/otherBackend';
import { verifyBackend } from '../../conformance/verify';

const folder = join(import.meta.dirname, '../../otherBackend');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

it('another backend, written from the OpenAPI document alone, keeps the contract', async () => {
  const other = await startOtherBackend(JSON.stringify(openApiDocument('Birds', null)));
  const printed: string[] = [];
  const account = ({ email, password }: { email: string; password: string }) => `${email}:${password}`;
  const args = ['--customer', account(otherPeople.eva), '--other', account(otherPeople.otto)];
  try {
    const code = await verifyBackend(['--url', other.url, ...args, '--only', 'catalog,servers,support'], {
      print: (text) => printed.push(text),
      remark: () => undefined,
    });
    expect(printed.join('\n')).toMatch(/cases: \d+ passed, 0 failed, \d+ not tried$/);
    expect(code).toBe(0);
  } finally {
    await other.stop();
  }
});

it('is tiny, and knows nothing of the portal’s code', () => {
  const lines = sources.flatMap((source) => source.split('\n').map((line) => line.trim()));
  // As the lint counts lines.
  const code = lines.filter((line) => line !== '' && !/^(\/\/|\/?\*)/.test(line));
  expect(code.length).toBeLessThanOrEqual(563);
  const imported = lines.flatMap((line) => /from '([^']+)'/.exec(line)?.[1] ?? []);
  expect(imported.filter((name) => !/^(node:|\.\/\w+\.js$)/.test(name))).toEqual([]);
});
