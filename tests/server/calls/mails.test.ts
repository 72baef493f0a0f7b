import { expect, it, vi } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { noticesOf, storeNotices } from '@app/server/customers/notices';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { createWorker } from '@app/server/jobs/worker';
import { changesOfOne } from '@app/server/changes';
import { createGateways } from '@app/server/gateways/gateway';
import { enqueueMail, mailHandler } from '@app/server/mail/mailJob';
import type { TestMail } from '@app/server/mail/testMail';
import { withoutSecrets } from '@app/server/mail/withoutSecrets';
import { brand } from '@/brand';
import { handlersOf } from '../support/jobHandlers';
import { newKey } from '../support/accountMoney';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { registerPerson } from '../support/people';
import { answerOf, callAs, codeOf, signIn, userNumberOf, type Person } from '../support/signedIn';
import { createTestApp } from '../support/testApp';

/* The mail log: every mail with its result, without its secrets; and mails that staff send again. */

const { db, app } = await openApp();
const admin = await signIn(app, 'admin');
const { mails, mail, resendMail, customer } = adminContract;

const list = (query: Record<string, string> = {}) => answerOf(mails, callAs(app, admin, mails, { query }));
const textOf = async (id: number) =>
  (await answerOf(mail, callAs(app, admin, mail, { params: { id: String(id) } }))).text;
const resend = (id: number, key = newKey()) =>
  callAs(app, admin, resendMail, { params: { id: String(id) }, key });

/** Does the jobs that are due, with this mailer. */
async function work(through = app): Promise<void> {
  const mailing = { mailer: through.deps.mailer, brandNames: brand.name, baseUrl: 'https://my.example.com' };
  const worker = createWorker({
    db,
    changes: changesOfOne(),
    handlers: handlersOf(createGateways([]), { mail: mailHandler(mailing) }),
    log: { warn: () => undefined, error: (error) => void app.errors.push(error) },
  });
  await worker.runDue();
}

const restored = { kind: 'accessRestored', lostDays: 0 } as const;

async function mailedTo({ id }: Pick<Person, 'id'>): Promise<void> {
  await enqueueMail(db, { userId: id, key: newKey(), event: restored, now: new Date() });
}

// tests: MAIL-01, MAIL-02
it('has the code of a registration, but not its digits', async () => {
  const { email } = await registerPerson(app, { email: 'new.person@example.com' });
  const code = await app.codeFor(email);
  const [sent] = (await list({ search: email })).items;
  expect(sent).toMatchObject({ kind: 'verificationCode', email, result: 'sent', canRepeat: false });
  expect(sent?.subject).not.toContain(code);
  const text = await textOf(sent?.id ?? 0);
  expect(text).toContain('•••');
  expect(text).not.toContain(code);
  const stored = await db.selectFrom('mailLog').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(code);
});

// tests: MAIL-02
it('has no token of a link that sets a password, and knows whose it is', async () => {
  const ann = await signIn(app);
  await app.post('forgot-password', { email: ann.email });
  await app.deps.background.idle();
  const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect(token.length).toBeGreaterThan(16);
  const row = await db
    .selectFrom('mailLog')
    .selectAll()
    .where('kind', '=', 'passwordReset')
    .where('userId', '=', ann.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row.text).toContain('token=•••');
  const refused = await resend(row.id);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'notResendable']);
});

// tests: MAIL-01
it('has the retries of a job as one mail, with the last result', async () => {
  const ann = await signIn(app);
  await mailedTo(ann);
  const down = createTestApp(db, {
    mailer: { send: () => Promise.reject(new Error('421 try later smtp://user:pass@host')) },
  });
  await work(down);
  const [failed] = (await list({ search: ann.email, result: 'failed' })).items;
  expect(failed).toMatchObject({ kind: 'accessRestored', reason: '421 try later smtp://…@host' });
  await db.updateTable('job').set({ runAt: new Date() }).where('doneAt', 'is', null).execute();
  await work();
  const { items, total } = await list({ search: ann.email, kind: 'accessRestored' });
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ id: failed?.id, result: 'sent', reason: null, canRepeat: true });
});

// tests: MAIL-03, MAIL-04
it('sends a mail again, once for two clicks, and shows both on the customer’s page', async () => {
  const ann = await signIn(app);
  await mailedTo(ann);
  await work();
  const [first] = (await list({ search: ann.email, kind: 'accessRestored' })).items;
  const sent = app.mails.filter(({ to }) => to === ann.email).length;
  const key = newKey();
  const both = await Promise.all([resend(first?.id ?? 0, key), resend(first?.id ?? 0, key)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  await work();
  expect(app.mails.filter(({ to }) => to === ann.email)).toHaveLength(sent + 1);
  const number = await userNumberOf(db, ann.id);
  const page = await answerOf(customer, callAs(app, admin, customer, { params: { id: String(number) } }));
  expect(page.mails.items.filter(({ kind }) => kind === 'accessRestored')).toHaveLength(2);
  expect(page.history.items[0]).toMatchObject({ kind: 'mailResent', subject: `#${first?.id}` });
});

// tests: MAIL-03
it('is sent again though the account has turned such mails off since', async () => {
  const ann = await openAccount(app);
  const event = { kind: 'suspended', serverId: 1, domain: 'a.example.ru', day: '2026-12-01' } as const;
  const mailed = async () => {
    await enqueueMail(db, { userId: ann.id, key: newKey(), event, now: new Date() });
    await work();
    return (await list({ search: ann.email, kind: 'suspended' })).items;
  };
  const [first] = await mailed();
  const { choices } = await noticesOf(db, ann.id);
  const suspended = { ...choices.suspended, mail: false };
  await storeNotices(db, ann.id, { choices: { ...choices, suspended }, language: 'ru' });
  expect(await mailed()).toHaveLength(1);
  expect((await resend(first?.id ?? 0)).status).toBe(204);
  await work();
  expect((await list({ search: ann.email, kind: 'suspended' })).total).toBe(2);
  const missing = await resend(999_999);
  expect([missing.status, await codeOf(missing)]).toEqual([404, 'notFound']);
});

// tests: MAIL-01
it('is kept for half a year', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const row = {
    at: now,
    kind: 'bill',
    email: 'old@example.com',
    userId: null,
    jobId: null,
    subject: 'Bill',
    text: 'Bill',
    result: 'sent',
    reason: null,
    event: null,
  } as const;
  await db
    .insertInto('mailLog')
    .values([
      { ...row, day: '2026-05-21' },
      { ...row, day: '2026-05-22' },
    ])
    .execute();
  const before = (await list()).total;
  await deleteExpired(db, now);
  const { items } = await list({ search: 'old@example.com' });
  expect(items.map(({ day }) => day)).toEqual(['2026-05-22']);
  // The total is stored beside the log.
  const logged = await db.selectFrom('mailLog').select('id').execute();
  expect((await list()).total).toBe(logged.length);
  expect(before).toBe(logged.length + 1);
});

// tests: MAIL-02
it.each([
  ['https://my.example.com/x?token=abc&from=1', 'https://my.example.com/x?token=•••&from=1'],
  ['https://my.example.com/x?a=1&key=s3cret', 'https://my.example.com/x?a=1&key=•••'],
  ['the password is Pa$$word, Pa$$word', 'the password is •••, •••'],
  ['nothing to hide', 'nothing to hide'],
])('%s is stored as %s', (text, stored) => {
  expect(withoutSecrets(text, ['Pa$$word', ''])).toBe(stored);
});

// tests: MAIL-08
it('sends a test mail to the caller only, in the language of the page, and to nobody without the right', async () => {
  const testMail = vi.fn<TestMail>(() => Promise.resolve({ result: 'sent', answer: '250 Ok' }));
  const tested = createTestApp(db, { deps: { testMail } });
  const { sendTestMail } = adminContract;
  const owner = await signIn(tested, 'admin');
  const body = { language: 'en' } as const;
  const answer = await answerOf(sendTestMail, callAs(tested, owner, sendTestMail, { body }));
  expect(answer).toEqual({ email: owner.email, result: 'sent', answer: '250 Ok' });
  expect(testMail).toHaveBeenCalledExactlyOnceWith({ email: owner.email, language: 'en' });
  const clerk = await signIn(tested, 'admin');
  await db.updateTable('user').set({ staffRole: 'finance' }).where('id', '=', clerk.id).execute();
  expect((await callAs(tested, clerk, sendTestMail, { body })).status).toBe(403);
  expect((await callAs(tested, await signIn(tested), sendTestMail, { body })).status).toBe(403);
  expect(testMail).toHaveBeenCalledOnce();
});
