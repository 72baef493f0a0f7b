import { expect, it } from 'vitest';
import { createBackground } from '@app/server/background';
import { createTestBank } from '@app/server/testBank/bank';
import { confirmationCode, isCardNumber, testCards } from '@app/server/testBank/cards';
import { cardThat, goToBank, locationOf, payAtBank, submit } from '../support/atBank';
import { billingOf, makePaymentBody } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { signIn } from '../support/signedIn';
import { createTestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';
import { gatewayCases, type SentReport } from './gatewayCases';

const webhook = 'http://localhost/hooks/payments/testBank';

gatewayCases('The test bank', async () => {
  const db = await openTestDatabase();
  const sent: SentReport[] = [];
  const background = createBackground((error) => {
    throw error;
  });
  const bank = createTestBank({
    db,
    secret: 'of this test alone',
    background,
    send: async (_, { headers, body }) => {
      sent.push({ body, header: (name) => headers[name] ?? null });
      return new Response();
    },
  });
  const known = async (reference: string) => {
    const payment = await bank.find(reference);
    if (!payment) throw new Error('Unknown');
    return payment;
  };
  const enter = async (reference: string, does: Parameters<typeof cardThat>[0]) =>
    bank.enterCard(await known(reference), cardThat(does), webhook);
  return {
    gateway: bank.gateway,
    sender: '203.0.113.7',
    isSigned: true,
    forgets: true,
    async pay(reference) {
      await enter(reference, 'approve');
      await bank.confirm(await known(reference), confirmationCode, webhook);
      await background.idle();
    },
    async decline(reference) {
      await enter(reference, 'insufficientFunds');
      await background.idle();
    },
    reportsOf: (reference) => Promise.resolve(sent.filter(({ body }) => body.includes(reference))),
    close: () => db.destroy(),
  };
});

const { db, app } = await openApp();
const ann = await signIn(app);

/** Starts a top-up at the bank; returns its number and the address of the bank's page. */
async function atBank(): Promise<{ id: number; page: string }> {
  const { id, continueAt = '' } = await billingOf(app, ann).begin(makePaymentBody());
  return { id, page: await goToBank(app, ann, continueAt) };
}

it('lists cards whose numbers are right', () => {
  for (const { number } of testCards) expect(isCardNumber(number.replaceAll(' ', ''))).toBe(true);
  expect(isCardNumber('2200000000000013')).toBe(false);
  expect(isCardNumber('')).toBe(false);
});

it('has a page of its own, in both languages, that runs no script', async () => {
  const { page } = await atBank();
  const answer = await app.fetch(page);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(policy).toContain("frame-ancestors 'none'");
  const html = await answer.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('Тестовый банк');
  expect(await (await app.fetch(`${page}?lang=en`)).text()).toContain('Test bank');
  expect((await app.fetch('/bank/unknown')).status).toBe(404);
});

it.each([
  ['2200 0000 0000 0013', 'ошибка'],
  ['4111 1111 1111 1111', 'не тестовая карта'],
  ['"><i>', 'ошибка'],
])('does not take the card %s, and says why', async (card, text) => {
  const { page } = await atBank();
  const answer = await submit(app, `${page}/card`, { card });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(text);
  expect(html).not.toContain('<i>');
});

it('asks for the code, and declines after the third wrong one', async () => {
  const { id, page } = await atBank();
  expect(locationOf(await submit(app, `${page}/card`, { card: cardThat('approve') }))).toContain(page);
  expect((await submit(app, `${page}/confirm`, { code: '0000' })).status).toBe(422);
  expect((await submit(app, `${page}/confirm`, { code: '0000' })).status).toBe(422);
  const back = locationOf(await submit(app, `${page}/confirm`, { code: '0000' }));
  expect(back).toBe(`/dashboard/payments?payment=${id}`);
  await app.deps.background.idle();
  expect(await billingOf(app, ann).progress(id)).toMatchObject({ state: 'failed', reason: 'notConfirmed' });
});

it('leads back when it was given up, and takes nothing afterwards', async () => {
  const { id, page } = await atBank();
  await submit(app, `${page}/give-up`);
  await submit(app, `${page}/card`, { card: cardThat('approve') });
  await submit(app, `${page}/confirm`, { code: confirmationCode });
  await app.deps.background.idle();
  expect(await billingOf(app, ann).progress(id)).toMatchObject({
    state: 'failed',
    reason: 'canceledByPayer',
    continueAt: null,
  });
});

it('never stores a card’s number', async () => {
  const { continueAt = '' } = await billingOf(app, ann).begin(makePaymentBody());
  await payAtBank(app, ann, { continueAt });
  const rows = await db.selectFrom('bankPayment').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/2200\s?0000/);
});

it('is not there where the server was started without it: its methods are unavailable', async () => {
  const without = createTestApp(db, { deps: { gateways: { get: () => null }, testBank: null } });
  expect((await without.fetch('/bank/any/card', { method: 'POST' })).status).toBe(405);
  expect((await without.fetch('/hooks/payments/testBank', { method: 'POST' })).status).toBe(400);
  const refused = await billingOf(without, ann).tryPay(makePaymentBody());
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
});
