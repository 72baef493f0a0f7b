import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changesPath } from '@app/contract/changes';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import { createWorker } from '@app/server/jobs/worker';
import { undoSeconds } from '@/domain/desk/desk';
import { handlersOf } from '../support/jobHandlers';
import { openApp } from '../support/openApp';
import { recordedLog } from '../support/recordedLog';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const [olga, ann] = [await signIn(app, 'admin'), await signIn(app)];

/** Milliseconds until a tab of this person reads that its tickets have changed. */
async function heardAfter(person: Person, act: () => Promise<unknown>): Promise<number> {
  const stream = await app.fetch(changesPath, { headers: { cookie: person.cookie } });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body');
  let heard = '';
  const hear = async () => {
    while (!heard.includes('tickets')) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream ended');
      heard += value;
    }
    return performance.now();
  };
  const heardAt = hear();
  const started = performance.now();
  await act();
  const after = (await heardAt) - started;
  await reader.cancel();
  return after;
}

// tests: DESK-03
it('shows an answer to the customer within two seconds of its sending', async () => {
  const { create, ticket } = supportContract;
  const body = { subject: 'PHP', service: null, serverId: null, department: 'technical', message: '502' };
  const { id } = await answerOf(create, callAs(app, ann, create, { body, key: randomUUID() }));
  const params = { id: String(id) };
  const answer = { text: 'Перезапустите', closes: false };
  const { answerTicket } = deskContract;
  await answerOf(answerTicket, callAs(app, olga, answerTicket, { params, body: answer, key: randomUUID() }));
  const clock = () => new Date(Date.now() + (undoSeconds + 1) * 1000);
  const { log } = recordedLog();
  const handlers = handlersOf(app.deps.gateways);
  const worker = createWorker({ db, changes: app.deps.changes, handlers, log, clock });
  expect(await heardAfter(ann, () => worker.runDue())).toBeLessThan(2000);
  const { messages } = await answerOf(ticket, callAs(app, ann, ticket, { params }));
  expect(messages.at(-1)).toMatchObject({ author: 'support', text: 'Перезапустите' });
});
