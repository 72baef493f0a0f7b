import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentsContract } from '@app/contract/documents';
import { serversContract } from '@app/contract/servers';
import { createWorker } from '@app/server/jobs/worker';
import { changesOfOne } from '@app/server/changes';
import type { Mail } from '@app/server/mail/mailer';
import { mailHandler } from '@app/server/mail/mailJob';
import { inviteHandler } from '@app/server/auth/inviteJob';
import { accessHandler } from '@app/server/operations/accessJob';
import { operationHandler } from '@app/server/operations/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import * as v from 'valibot';
import { brand } from '@/brand';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey, setBalance } from './support/accountMoney';
import { startAtNoon } from './support/atNoon';
import { handlersOf } from './support/jobHandlers';
import { mailPromises, noPromises, type PromisedMail } from './support/mailPromises';
import { longPayer } from './support/billingDocuments';
import { enterCode, registerPerson } from './support/people';
import { addServer, renewalClock } from './support/renewalClock';
import { callAs, signIn, type Person } from './support/signedIn';
import { openApp } from './support/openApp';
import { testSeal } from './support/testApp';

startAtNoon();

const price = 157_700;

/** Every message of a language by its key. */
function messagesOf(language: 'ru' | 'en'): Readonly<Record<string, string>> {
  const folder = `src/i18n/messages/${language}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const parsed = files.map((name): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  return v.parse(v.record(v.string(), v.string()), Object.assign({}, ...parsed));
}

const { db, app } = await openApp({ deps: { hasDemoData: false } });

async function somebody(): Promise<Person> {
  const person = await signIn(app);
  await callAs(app, person, serversContract.list);
  return person;
}

/** Does what is due now and in the minutes after it; gives what was mailed. */
async function mailed(): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const mailing = {
    mailer: { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) },
    brandNames: brand.name,
    baseUrl: 'https://my.example.com',
  };
  let now = new Date();
  const worker = createWorker({
    db,
    changes: changesOfOne(),
    handlers: handlersOf(app.deps.gateways, {
      operation: operationHandler(simulatedProvisioner({ clock: () => now }), testSeal),
      mail: mailHandler(mailing),
      access: accessHandler({ ...mailing, seal: testSeal }),
      invite: inviteHandler(mailing),
    }),
    log: { warn: () => undefined, error: (error) => void app.errors.push(error) },
    clock: () => now,
    random: () => 0,
  });
  for (let round = 0; round < 5; round += 1) {
    await worker.runDue();
    now = new Date(now.getTime() + 60_000);
  }
  return mails;
}

const payer = { ...longPayer, email: 'accounting@example.org' };
const entries = () => [makeOrderEntry({ id: newKey() })];

/** Makes happen what a mail is promised for; gives the mail, and whom it was promised to. */
const events: Readonly<Record<PromisedMail, () => Promise<{ mail: Mail | undefined; to: string }>>> = {
  async code() {
    const { email } = await registerPerson(app, { email: 'new@example.com' });
    return { mail: app.mails.findLast(({ to }) => to === email), to: email };
  },
  async reset() {
    const { email } = await somebody();
    await app.post('forgot-password', { email });
    await app.deps.background.idle();
    const mail = app.mails.findLast(({ to, text }) => to === email && text.includes('reset-password'));
    return { mail, to: email };
  },
  async access() {
    const ann = await somebody();
    await billingOf(app, ann).pay(makePaymentBody({ minor: price, entries: entries(), payer }));
    const mail = (await mailed()).find(({ text }) => text.includes('ssh root@'));
    return { mail, to: ann.email };
  },
  async receipt() {
    const ann = await somebody();
    await billingOf(app, ann).pay(makePaymentBody({ minor: price, entries: entries(), payer }));
    const mail = (await mailed()).find(({ subject }) => subject.startsWith('Квитанция № '));
    return { mail, to: payer.email };
  },
  async bill() {
    const ann = await somebody();
    await billingOf(app, ann).pay(
      makePaymentBody({ minor: price, entries: entries(), method: 'manual', payer }),
    );
    const mail = (await mailed()).find(({ subject }) => subject.startsWith('Счёт № '));
    return { mail, to: payer.email };
  },
  async act() {
    const ann = await somebody();
    await db.deleteFrom('actMonth').execute();
    await setBalance(db, ann.id, price);
    await billingOf(app, ann).pay(
      makePaymentBody({ minor: 0, fromBalance: price, method: 'manual', payer, entries: entries() }),
    );
    const clock = renewalClock(db, 1);
    await clock.finishOperations();
    clock.pass(32 * 86_400_000);
    await clock.settle();
    return { mail: clock.mails.find(({ subject }) => subject.startsWith('Акт № ')), to: payer.email };
  },
  async suspended() {
    const ann = await somebody();
    await addServer(db, ann.id, 1);
    const clock = renewalClock(db, 1);
    await clock.live(6);
    return { mail: clock.mails.find(({ subject }) => subject.includes('приостановлен')), to: ann.email };
  },
  async deletion() {
    const ann = await somebody();
    await addServer(db, ann.id, 1);
    const clock = renewalClock(db, 1);
    await clock.live(45);
    const about = clock.mails.filter(({ to, subject }) => to === ann.email && subject.includes('удалён'));
    expect(about.map(({ subject }) => subject.replace(/^Сервер \S+ | — .*$/g, ''))).toEqual([
      'будет удалён',
      'будет удалён',
      'удалён',
    ]);
    return { mail: about.at(-1), to: ann.email };
  },
  async signedIn() {
    const person = await registerPerson(app, { email: 'traveller@example.com' });
    await enterCode(app, person);
    await app.post('login', person, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    const mail = (await mailed()).find(({ summary }) => summary === 'security: signed in');
    return { mail, to: person.email };
  },
};

describe('every sentence that promises a mail', () => {
  it('is known: a new one needs its event here', () => {
    const words =
      /письм|почт|придёт|придут|приходит|пришл[её]м|присыла|отправ(им|ля)|вышлем|сообщаем|\be-mail\b|\bmail(ed|s)?\b|will be sent|are sent|is sent|we (will )?send/i;
    const found = new Set(
      (['ru', 'en'] as const).flatMap((language) =>
        Object.entries(messagesOf(language)).flatMap(([key, text]) =>
          words.test(text) && !noPromises.some((pattern) => pattern.test(key)) ? [key] : [],
        ),
      ),
    );
    expect([...found].filter((key) => !(key in mailPromises)).toSorted()).toEqual([]);
    const all = messagesOf('ru');
    expect(Object.keys(mailPromises).filter((key) => !(key in all))).toEqual([]);
  });

  const received = new Map<PromisedMail, ReturnType<(typeof events)[PromisedMail]>>();
  const cases = Object.entries(mailPromises).flatMap(([key, mails]) =>
    mails.map((mail) => [key, mail] as const),
  );
  // tests: PAY-38
  it.each(cases)('%s: %s', { timeout: 60_000 }, async (_, name) => {
    const event = received.get(name) ?? events[name]();
    received.set(name, event);
    const { mail, to } = await event;
    expect(mail?.to).toBe(to);
  });

  it('has the PDF with a receipt, which states what the portal shows', async () => {
    const ann = await somebody();
    const { id } = await billingOf(app, ann).pay(
      makePaymentBody({ minor: price, entries: entries(), payer }),
    );
    const mails = await mailed();
    const receipts = mails.filter(({ subject }) => subject.startsWith('Квитанция № '));
    expect(receipts).toHaveLength(1);
    const [pdf] = receipts[0]?.attachments ?? [];
    expect(pdf).toMatchObject({ contentType: 'application/pdf' });
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const { rows } = await sql<{ number: string }>`
      select "content" ->> 'number' as "number" from "paper" where "paymentId" = ${id} and "kind" = 'receipt'`.execute(
      db,
    );
    expect(receipts[0]?.subject).toContain(rows[0]?.number ?? 'no number');
    // A repeated check sends no second mail.
    const params = { id: String(id), kind: 'receipt' };
    await callAs(app, ann, documentsContract.ofPayment, { params, query: { language: 'ru' } });
    expect((await mailed()).filter(({ subject }) => subject.startsWith('Квитанция № '))).toEqual([]);
  });
});
