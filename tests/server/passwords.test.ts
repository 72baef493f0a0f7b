import { afterAll, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { changesOfOne } from '@app/server/changes';
import { createWorker } from '@app/server/jobs/worker';
import { accessHandler } from '@app/server/provisioning/accessJob';
import type { Command, Operation } from '@app/server/provisioning/provisioner';
import { operationHandler } from '@app/server/provisioning/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import type { Mail } from '@app/server/mail/mailer';
import { createSeal } from '@app/server/seal';
import { brand } from '@/brand';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey } from './support/accountMoney';
import { handlersOf } from './support/jobHandlers';
import { openApp } from './support/openApp';
import { answerOf, callAs, signIn } from './support/signedIn';
import { testSeal } from './support/testApp';

const { db, app } = await openApp();
const ann = await signIn(app);
await callAs(app, ann, serversContract.list);
afterAll(() => expect(app.errors).toEqual([]));

const begun: Command[] = [];
const mails: Mail[] = [];

/** Does what is due as of so many seconds from now; what the provisioner was sent is recorded, and every second call fails. */
function work(seconds: number) {
  const clock = () => new Date(Date.now() + seconds * 1000);
  const simulated = simulatedProvisioner({ clock });
  const begin = (operation: Operation, attempt: number) => {
    begun.push(operation.command);
    return attempt === 1
      ? Promise.reject(new Error('The answer was lost'))
      : simulated.begin(operation, attempt);
  };
  const handlers = handlersOf(app.deps.gateways, {
    operation: operationHandler({ ...simulated, begin }, testSeal),
    access: accessHandler({
      mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
      seal: testSeal,
      brandNames: brand.name,
      baseUrl: 'https://my.example.com',
    }),
  });
  const log = { warn: () => undefined, error: () => undefined };
  return createWorker({ db, changes: changesOfOne(), handlers, log, clock }).runDue();
}

const passwordsOf = (command: Command | undefined) =>
  command && 'passwords' in command ? command.passwords : undefined;
const stored = () => db.selectFrom('operation').select(['passwords', 'command', 'status']).execute();

/** Until everything that was requested is done. */
async function finish() {
  for (let seconds = 0; seconds <= 600; seconds += 120) await work(seconds);
}

it('gives a new server a password, the same at every attempt, and tells it to its owner alone', async () => {
  const body = makePaymentBody({ entries: [{ ...makeOrderEntry(), id: newKey() }], minor: 157_700 });
  await billingOf(app, ann).pay(body);
  await work(0);
  const [sealed] = (await stored()).map(({ passwords }) => passwords ?? '');
  const password = passwordsOf(begun[0])?.password ?? '';
  expect(password).toMatch(/^[a-zA-Z2-9]{20}$/);
  expect(sealed).not.toContain(password);
  expect(createSeal('the secret of another server').open(sealed ?? '')).toBeNull();

  await finish();
  expect(begun.length).toBeGreaterThan(1);
  expect(new Set(begun.map((command) => passwordsOf(command)?.password))).toEqual(new Set([password]));
  expect(mails.map(({ to }) => to)).toEqual([ann.email]);
  expect(mails[0]?.text).toContain(password);
  expect(mails[0]?.html).toContain(password);
  for (const row of await stored()) {
    expect(row).toMatchObject({ status: 'done', passwords: null });
    expect(JSON.stringify(row.command)).not.toContain(password);
  }
});

it('sets the passwords that its owner has chosen, mails none of them, and forgets them', async () => {
  begun.length = 0;
  mails.length = 0;
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const params = { id: String(items.find(({ status }) => status === 'Active')?.id) };
  const { version, settings } = await answerOf(
    serversContract.settings,
    callAs(app, ann, serversContract.settings, { params }),
  );
  const chosen = 'Correct-horse-7-staple';
  const saved = await callAs(app, ann, serversContract.save, {
    params,
    version,
    body: { settings, password: chosen, userPassword: null },
  });
  expect(saved.status).toBe(200);
  expect(JSON.stringify(await stored())).not.toContain(chosen);
  await finish();
  expect(begun.map(({ action }) => action)).toContain('setOptions');
  expect(new Set(begun.map((command) => passwordsOf(command)?.password))).toEqual(new Set([chosen]));
  expect(mails).toEqual([]);
  expect((await stored()).filter(({ passwords }) => passwords !== null)).toEqual([]);
});
