import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '@app/server/createApp';
import { listen, type Listening } from '@app/server/listen';
import { serversContract } from '@app/contract/servers';
import { tokensContract } from '@app/contract/tokens';
import { curlExamples } from '@/domain/tokens/curlExamples';
import { password } from './support/authenticator';
import { openApp } from './support/openApp';
import { answerOf, callAs, signIn } from './support/signedIn';

const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

const { app } = await openApp();
let server: Listening;
beforeAll(async () => {
  server = await listen(createApp(app.deps), { port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());

// tests: TOKENS-08
it.runIf(hasCurl)('work as the page shows them, in a shell with curl', async () => {
  const ann = await signIn(app);
  const { list } = serversContract;
  const active = async () =>
    (await answerOf(list, callAs(app, ann, list))).items.find(({ status }) => status === 'Active');
  const server1 = await active();
  if (!server1) throw new Error('No active server');
  const { create } = tokensContract;
  const body = { password, name: 'curl', scopes: ['read', 'servers'], days: 30 };
  const { secret } = await answerOf(create, callAs(app, ann, create, { body }));
  const answers: Record<string, unknown> = {};
  for (const { id, command } of curlExamples(`http://127.0.0.1:${server.port}`, server1.id)) {
    const { stdout } = await run('sh', ['-c', `${command} -sS -w '\n%{http_code}'`], {
      env: { ...process.env, TOKEN: secret },
    });
    const [text = '', status] = stdout.split(/\n(?=\d+$)/);
    answers[id] = [Number(status), text === '' ? null : JSON.parse(text)];
  }
  expect(answers).toMatchObject({
    servers: [200, {}],
    balance: [200, { email: ann.email }],
    reboot: [204, null],
  });
  expect(JSON.stringify(answers['servers'])).toContain(`"id":"${server1.id}"`);
  expect((await active())?.id).not.toBe(server1.id);
});
