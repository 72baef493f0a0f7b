import { describe, expect, it } from 'vitest';
import { fiscalReceiptOf } from '@/domain/payment/fiscalReceipt';
import { createStripe } from '@app/server/gateways/stripe/gateway';
import { signed, webhookSecret } from '../support/stripeEvents';
import { openStripe } from '../support/stripeServer';
import { gatewayCases, makeOrder } from './gatewayCases';

function open(options: { secretKey?: string; site?: string; makesInvoices?: boolean } = {}) {
  const server = openStripe();
  const { secretKey = server.secretKey, site = 'localhost', makesInvoices = false } = options;
  const gateway = createStripe({
    secretKey,
    webhookSecret,
    site,
    makesInvoices,
    send: server.send,
    retries: 0,
  });
  const webhook = async ({ body, header }: ReturnType<typeof signed>) =>
    gateway.readWebhook({ body, header, sender: null, now: new Date() });
  return { server, gateway, webhook };
}

type Opened = ReturnType<typeof open>;

gatewayCases('Stripe', async () => {
  const { server, gateway } = open();
  return {
    gateway,
    sender: '203.0.113.7',
    isSigned: true,
    forgets: true,
    pay: async (reference) => server.pay(reference),
    decline: async (reference) => void server.expire(reference),
    reportsOf: async (reference) => server.events(reference),
    close: async () => undefined,
  };
});

async function paid({ server, gateway }: Opened, changes: Parameters<typeof makeOrder>[0] = {}) {
  const order = makeOrder(changes);
  const { reference } = await gateway.begin(order);
  server.pay(reference);
  return { order, reference };
}

/** The token of a card that was saved with a payment. */
async function savedToken(tested: Opened): Promise<string> {
  const { reference } = await paid(tested, { savesCard: true });
  const status = await tested.gateway.status(reference);
  if (status.status !== 'paid' || !status.card) throw new Error('No card was saved');
  return status.card.token;
}

describe('pages of Stripe', () => {
  it('charge the order in the smallest unit of its currency, and return to the portal', async () => {
    const { server, gateway } = open();
    const order = makeOrder({ toPay: { currency: 'EUR', minor: 1999 }, language: 'ru' });
    const { reference, url } = await gateway.begin(order);
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${reference}`);
    expect(server.sessions.get(reference)?.body).toMatchObject({
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 1999, product_data: { name: 'MRD-5012' } },
        },
      ],
      adaptive_pricing: { enabled: false },
      customer_creation: 'if_required',
      customer_email: 'ann@example.com',
      payment_intent_data: { receipt_email: 'ann@example.com' },
      locale: 'ru',
      success_url: order.returnUrl,
      cancel_url: order.returnUrl,
    });
    server.pay(reference);
    expect(await gateway.status(reference)).toEqual({
      status: 'paid',
      amount: { currency: 'EUR', minor: 1999 },
    });
  });

  const contact = { email: 'ann@example.com', name: 'ООО «Анна»', inn: '7707083893' };
  const receipt = fiscalReceiptOf({
    label: 'MRD-5012',
    contact,
    minor: 162_431,
    commission: 4731,
    isTopUp: false,
    isPartial: false,
    taxRate: 20,
  });
  const billed = (changes: Parameters<typeof makeOrder>[0] = {}) =>
    makeOrder({ toPay: { currency: 'RUB', minor: 162_431 }, receipt, ...changes });

  it('have the lines of the bill in the payer’s language, and its VAT', async () => {
    const { server, gateway } = open();
    const lines = async (order: ReturnType<typeof billed>) => {
      const { reference } = await gateway.begin(order);
      const { line_items: items, metadata } = server.sessions.get(reference)?.body ?? {};
      expect(metadata).toMatchObject({ vat_percent: '20' });
      return items?.map(({ price_data: { unit_amount: amount, product_data } }) => [
        product_data.name,
        amount,
      ]);
    };
    expect(await lines(billed({ orderId: '1', language: 'ru' }))).toEqual([
      ['Услуги хостинга, платёж MRD-5012', 157_700],
      ['Комиссия способа оплаты, платёж MRD-5012', 4731],
    ]);
    expect(await lines(billed({ orderId: '2', language: 'en' }))).toEqual([
      ['Hosting services, MRD-5012', 157_700],
      ['Commission of the payment method', 4731],
    ]);
    const advance = { ...receipt, mode: 'advance' as const };
    expect((await lines(billed({ orderId: '3', language: 'en', receipt: advance })))?.[0]).toEqual([
      'Advance for hosting services, MRD-5012',
      157_700,
    ]);
  });

  it('charge exactly the order where the receipt has another sum', async () => {
    const { server, gateway } = open();
    const { reference } = await gateway.begin(billed({ toPay: { currency: 'RUB', minor: 162_430 } }));
    expect(server.sessions.get(reference)?.body.line_items).toEqual([
      {
        quantity: 1,
        price_data: { currency: 'rub', unit_amount: 162_430, product_data: { name: 'MRD-5012' } },
      },
    ]);
  });

  it('make an invoice only if that is configured', async () => {
    const plain = open();
    const { reference } = await plain.gateway.begin(billed());
    expect(plain.server.sessions.get(reference)?.body).not.toHaveProperty('invoice_creation');
    const { server, gateway } = open({ makesInvoices: true });
    const made = await gateway.begin(billed({ language: 'ru' }));
    expect(server.sessions.get(made.reference)?.body).toMatchObject({
      customer_creation: 'always',
      invoice_creation: {
        enabled: true,
        invoice_data: {
          description: 'MRD-5012',
          metadata: { vat_percent: '20' },
          custom_fields: [
            { name: 'Плательщик', value: 'ООО «Анна»' },
            { name: 'ИНН', value: '7707083893' },
            { name: 'НДС', value: '20 %' },
          ],
        },
      },
    });
  });

  it('are closed once the order has expired', async () => {
    const { server, gateway } = open();
    const { reference } = await gateway.begin(makeOrder({ expiresAt: new Date(Date.now() - 1000) }));
    expect(await gateway.status(reference)).toEqual({ status: 'declined', reason: 'canceledByPayer' });
    expect(server.sessions.get(reference)?.status).toBe('expired');
    const { reference: late } = await paid(
      { server, gateway, webhook: open().webhook },
      {
        expiresAt: new Date(Date.now() - 1000),
      },
    );
    expect((await gateway.status(late)).status).toBe('paid');
  });

  it.each(['lost', 'silent', 500, 429] as const)('are opened once, also after %s', async (fault) => {
    const { server, gateway } = open();
    const order = makeOrder();
    server.fail(fault);
    await expect(gateway.begin(order)).rejects.toThrow();
    expect(await gateway.begin(order)).toEqual(await gateway.begin(order));
    expect(server.sessions.size).toBe(1);
  });

  it('are not opened with a wrong key', async () => {
    const { server, gateway } = open({ secretKey: 'sk_test_wrong' });
    await expect(gateway.begin(makeOrder())).rejects.toThrow('Invalid API Key');
    expect(server.sessions.size).toBe(0);
  });

  it('report a sum in another currency as an error', async () => {
    const tested = open();
    const { reference } = await paid(tested);
    for (const intent of tested.server.intents.values()) intent.currency = 'jpy';
    await expect(tested.gateway.status(reference)).rejects.toThrow('JPY');
  });
});

describe('events of Stripe', () => {
  it('give the current status, whatever their order and number', async () => {
    const tested = open();
    const { reference } = await paid(tested);
    const [completed] = tested.server.events(reference);
    if (!completed) throw new Error('No event');
    const body = completed.body.replace('checkout.session.completed', 'checkout.session.expired');
    for (const event of [signed(body), completed, completed])
      expect(await tested.webhook(event)).toEqual({
        reference,
        report: { status: 'paid', amount: makeOrder().toPay },
      });
  });

  it('of a charge on a page are ignored, because the page reports it', async () => {
    const tested = open();
    await paid(tested);
    const [intent] = [...tested.server.intents.keys()];
    const [event] = tested.server.events(intent ?? '');
    expect(event?.body).toContain('payment_intent.succeeded');
    expect(event && (await tested.webhook(event))).toBe('ignored');
  });

  it('of a charged saved card are reported, paid or declined', async () => {
    const tested = open();
    const token = await savedToken(tested);
    tested.server.decline('insufficient_funds');
    const declined = await tested.gateway.chargeSaved(token, makeOrder());
    const charged = await tested.gateway.chargeSaved(token, makeOrder());
    expect(tested.server.intents.get(charged.reference)?.receipt_email).toBe('ann@example.com');
    for (const answer of [declined, charged]) {
      const [event] = tested.server.events(answer.reference);
      expect(event && (await tested.webhook(event))).toEqual({
        reference: answer.reference,
        report: answer.status,
      });
    }
  });

  it('of another portal and of other business of the account are ignored', async () => {
    const tested = open({ site: 'my.example.com' });
    const { reference } = await paid(tested);
    const [event] = tested.server.events(reference);
    expect(event && (await tested.webhook(event))).toBe('ignored');
    const invoice = { type: 'invoice.paid', data: { object: { id: 'in_1', metadata: {} } } };
    expect(await tested.webhook(signed(JSON.stringify(invoice)))).toBe('ignored');
  });

  it('of another endpoint, without a body or with another time are not believed', async () => {
    const tested = open();
    const { reference } = await paid(tested);
    const [event] = tested.server.events(reference);
    const body = event?.body ?? '';
    expect(await tested.webhook(signed(body, 'whsec_other'))).toBeNull();
    expect(await tested.webhook(signed('{'))).toBeNull();
    expect(await tested.webhook(signed(body, webhookSecret, new Date(Date.now() - 301_000)))).toBeNull();
    expect(await tested.webhook(signed(body, webhookSecret, new Date(Date.now() - 290_000)))).not.toBeNull();
  });

  it.each(['silent', 500, 429] as const)('are to be sent again when Stripe is %s', async (fault) => {
    const tested = open();
    const { reference } = await paid(tested);
    const [event] = tested.server.events(reference);
    tested.server.fail(fault);
    await expect(tested.webhook(event ?? signed(''))).rejects.toThrow();
  });
});

describe('saved cards of Stripe', () => {
  it.each(['lost', 'silent', 500, 409] as const)('are charged once, also after %s', async (fault) => {
    const tested = open();
    const { server, gateway } = tested;
    const token = await savedToken(tested);
    const order = makeOrder();
    server.fail(fault);
    await expect(gateway.chargeSaved(token, order)).rejects.toThrow();
    const { reference, status } = await gateway.chargeSaved(token, order);
    expect(status).toEqual({ status: 'paid', amount: order.toPay });
    expect((await gateway.chargeSaved(token, order)).reference).toBe(reference);
    expect(server.intents.size).toBe(2);
  });

  it.each([
    ['insufficient_funds', 'insufficientFunds'],
    ['expired_card', 'cardExpired'],
    ['card_velocity_exceeded', 'limitExceeded'],
    ['authentication_required', 'notConfirmed'],
    ['a reason of next year', 'refusedByBank'],
  ])('are declined for %s, and for the same when it is repeated', async (reason, ours) => {
    const tested = open();
    const token = await savedToken(tested);
    const order = makeOrder();
    tested.server.decline(reason);
    const answer = await tested.gateway.chargeSaved(token, order);
    expect(answer.status).toEqual({ status: 'declined', reason: ours });
    expect(await tested.gateway.chargeSaved(token, order)).toEqual(answer);
    expect(await tested.gateway.status(answer.reference)).toEqual(answer.status);
    expect(tested.server.intents.size).toBe(2);
  });

  it('are found by an order that is over, and charged no more for it', async () => {
    const tested = open();
    const { server, gateway } = tested;
    const token = await savedToken(tested);
    const order = makeOrder();
    const charged = await gateway.chargeSaved(token, order);
    for (let more = 0; more < 3; more += 1) await gateway.chargeSaved(token, makeOrder());
    server.forgetKeys();
    const over = { ...order, expiresAt: new Date(Date.now() - 1000) };
    expect(await gateway.chargeSaved(token, over)).toEqual(charged);
    const other = makeOrder({ expiresAt: over.expiresAt });
    await expect(gateway.chargeSaved(token, other)).rejects.toThrow('still');
    expect(server.intents.size).toBe(5);
  });

  it('of another gateway are refused without a request', async () => {
    const { server, gateway } = open();
    server.fail('silent');
    const { reference, status } = await gateway.chargeSaved('2c9d8b7a', makeOrder());
    expect(status).toEqual({ status: 'declined', reason: 'refusedByBank' });
    server.fail();
    expect(await gateway.status(reference)).toEqual(status);
    await gateway.forget('2c9d8b7a');
  });
});

describe('refunds by Stripe', () => {
  const refundOf = (reference: string) =>
    ({ reference, key: 'refund-7', amount: { currency: 'RUB', minor: 100 }, receipt: null }) as const;

  it.each(['lost', 'kept'] as const)(
    'happen once, also when the key is forgotten and the answer was %s',
    async (answer) => {
      const tested = open();
      const { server, gateway } = tested;
      const { reference } = await paid(tested);
      if (answer === 'lost') {
        let calls = 0;
        const losing = createStripe({
          secretKey: server.secretKey,
          webhookSecret,
          site: 'localhost',
          retries: 0,
          send: async (input, init) => {
            calls += 1;
            const response = await server.send(input, init);
            // The payment, its refunds, then the new one.
            if (calls === 3) throw new TypeError('fetch failed');
            return response;
          },
        });
        await expect(losing.refund(refundOf(reference))).rejects.toThrow();
      } else await gateway.refund(refundOf(reference));
      server.forgetKeys();
      await gateway.refund(refundOf(reference));
      expect([...server.refunds.values()]).toMatchObject([{ amount: 100, status: 'succeeded' }]);
    },
  );

  it('are repeated until they have succeeded, and made anew after a failure', async () => {
    const tested = open();
    const { server, gateway } = tested;
    const { reference } = await paid(tested);
    server.refundAs('pending');
    await expect(gateway.refund(refundOf(reference))).rejects.toThrow('pending');
    await expect(gateway.refund(refundOf(reference))).rejects.toThrow('pending');
    expect(server.refunds.size).toBe(1);
    for (const refund of server.refunds.values()) refund.status = 'failed';
    server.refundAs('succeeded');
    await gateway.refund(refundOf(reference));
    await gateway.refund(refundOf(reference));
    expect([...server.refunds.values()].map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('are made of a charged saved card, too', async () => {
    const tested = open();
    const token = await savedToken(tested);
    const { reference } = await tested.gateway.chargeSaved(token, makeOrder());
    await tested.gateway.refund(refundOf(reference));
    expect([...tested.server.refunds.values()]).toMatchObject([{ payment_intent: reference }]);
  });
});
