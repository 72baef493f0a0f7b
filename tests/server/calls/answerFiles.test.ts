import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import { createWorker } from '@app/server/jobs/worker';
import { undoSeconds } from '@/domain/desk/desk';
import { handlersOf } from '../support/jobHandlers';
import { openApp } from '../support/openApp';
import { recordedLog } from '../support/recordedLog';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

/* Files that staff attach to an answer. */

const { db, app } = await openApp();
const olga = await signIn(app, 'admin');
const [ann, eve] = [await signIn(app), await signIn(app)];
const { answerTicket, deskTicket, undoAnswer } = deskContract;
const { attachment, create, ticket } = supportContract;

async function ask(): Promise<string> {
  const body = { subject: 'nginx', service: 'vps', serverId: null, department: 'technical', message: '502' };
  return String((await answerOf(create, callAs(app, ann, create, { body, key: randomUUID() }))).id);
}

const log = (name = 'nginx.log', text = 'restarted') => new File([text], name, { type: 'text/plain' });
const answer = (id: string, files: readonly File[]) =>
  callAs(app, olga, answerTicket, {
    params: { id },
    body: { text: 'See the log', closes: false },
    files,
    key: randomUUID(),
  });
const own = (id: string) => answerOf(ticket, callAs(app, ann, ticket, { params: { id } }));

const runJobs = (seconds: number) =>
  createWorker({
    db,
    changes: app.deps.changes,
    handlers: handlersOf(app.deps.gateways),
    log: recordedLog().log,
    clock: () => new Date(Date.now() + seconds * 1000),
  }).runDue();

// tests: DESK-08
it('reaches the customer with its file once it is sent, and nobody else', async () => {
  const id = await ask();
  const page = await answerOf(answerTicket, answer(id, [log()]));
  expect(page.outgoing).toMatchObject([{ files: [{ name: 'nginx.log', size: 9 }] }]);
  expect((await own(id)).messages.filter(({ author }) => author === 'support')).toEqual([]);
  await runJobs(undoSeconds + 1);
  const message = (await own(id)).messages.at(-1);
  const [file] = message?.author === 'support' ? message.attachments : [];
  expect(file).toMatchObject({ name: 'nginx.log', size: 9 });
  const params = { id, attachmentId: file?.id ?? '' };
  const download = await callAs(app, ann, attachment, { params });
  expect([download.status, await download.text()]).toEqual([200, 'restarted']);
  expect((await callAs(app, eve, attachment, { params })).status).toBe(404);
  const mail = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(mail.payload)).toContain('"files":["nginx.log"]');
});

// tests: DESK-08
it('belongs to the customer’s account from then on, so that it goes with it', async () => {
  const id = await ask();
  await answer(id, [log('one.txt')]);
  const owner = () =>
    db
      .selectFrom('content')
      .select('userId')
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
      .then(({ userId }) => userId);
  expect(await owner()).toBe(olga.id);
  await runJobs(undoSeconds + 1);
  expect(await owner()).toBe(ann.id);
});

// tests: DESK-08
it('is removed with an answer that is taken back', async () => {
  const id = await ask();
  const { outgoing } = await answerOf(answerTicket, answer(id, [log('two.txt')]));
  const params = { id, answerId: String(outgoing[0]?.id) };
  expect((await callAs(app, olga, undoAnswer, { params })).status).toBe(200);
  await app.deps.contents.sweep(new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect(await db.selectFrom('outgoingFile').select('id').execute()).toEqual([]);
  const left = await db.selectFrom('content').select('userId').where('userId', '=', olga.id).execute();
  expect(left).toEqual([]);
});

// tests: DESK-08
it('survives a sweep while its answer can be taken back', async () => {
  const id = await ask();
  await answer(id, [log('three.txt')]);
  await app.deps.contents.sweep(new Date(Date.now() + 2 * 60 * 60 * 1000));
  await runJobs(undoSeconds + 1);
  const message = (await own(id)).messages.at(-1);
  expect(message).toMatchObject({ author: 'support', attachments: [{ name: 'three.txt' }] });
});

it.each([
  ['a program', [log('setup.exe')], 'invalidFile'],
  ['an empty file', [log('a.log', '')], 'invalidFile'],
  ['six files', Array.from({ length: 6 }, (_, index) => log(`${index}.log`)), 'tooManyFiles'],
])('refuses %s', async (_, files, code) => {
  const id = await ask();
  const refused = await answer(id, files);
  expect([refused.status, await codeOf(refused)]).toEqual([422, code]);
  const page = await answerOf(deskTicket, callAs(app, olga, deskTicket, { params: { id } }));
  expect(page.outgoing).toEqual([]);
});
