import { describe, expect, it } from 'vitest';
import { createYooKassa } from '@app/server/gateways/yookassa/gateway';
import { refundReceiptOf } from '@/domain/payment/fiscalReceipt';
import { openYooKassa } from '../support/yooKassaServer';
import { gatewayCases, makeOrder } from './gatewayCases';

const sender = '185.71.76.5';

function open(options: { sendsReceipts?: boolean; secretKey?: string } = {}) {
  const server = openYooKassa();
  const { sendsReceipts = true, secretKey = 'test_key' } = options;
  const gateway = createYooKassa({ shopId: '100500', secretKey, sendsReceipts, send: server.send });
  const webhook = async (body: string, from: string | null = sender) =>
    gateway.readWebhook({ body, sender: from, header: () => null, now: new Date() });
  return { server, gateway, webhook };
}

gatewayCases('YooKassa', async () => {
  const { server, gateway } = open();
  const reportOf = (reference: string) => ({ body: server.notification(reference), header: () => null });
  return {
    gateway,
    sender,
    isSigned: false,
    forgets: false,
    pay: async (reference) => server.pay(reference),
    decline: async (reference) => server.cancel(reference),
    reportsOf: async (reference) => [reportOf(reference)],
    close: async () => undefined,
  };
});

/** A paid payment. */
async function paid({ server, gateway }: ReturnType<typeof open>) {
  const order = makeOrder();
  const { reference } = await gateway.begin(order);
  server.pay(reference);
  return { order, reference };
}

describe('notifications of YooKassa', () => {
  it('are read again: a changed status or amount in them changes nothing', async () => {
    const { server, gateway, webhook } = open();
    const { reference } = await gateway.begin(makeOrder());
    const forged = server
      .notification(reference)
      .replaceAll('pending', 'succeeded')
      .replace('4164.50', '1.00');
    expect(await webhook(forged)).toEqual({ reference, report: { status: 'waiting' } });
    server.pay(reference);
    expect(await webhook(forged)).toEqual({
      reference,
      report: { status: 'paid', amount: { currency: 'RUB', minor: 416_450 } },
    });
  });

  it('give the current status, whatever their order and number', async () => {
    const { server, gateway, webhook } = open();
    const { reference } = await gateway.begin(makeOrder());
    const early = server.notification(reference);
    server.pay(reference);
    const late = server.notification(reference);
    const said = await Promise.all([late, early, late].map((body) => webhook(body)));
    expect(said.map((each) => each !== null && each !== 'ignored' && each.report.status)).toEqual([
      'paid',
      'paid',
      'paid',
    ]);
  });

  it.each(['185.71.76.32', '77.75.156.12', '::1', '2a02:5181::1', null])(
    'from %s are not believed',
    async (from) => {
      const tested = open();
      const { reference } = await paid(tested);
      expect(await tested.webhook(tested.server.notification(reference), from)).toBeNull();
    },
  );

  it.each(['185.71.76.31', '77.75.156.11', '77.75.154.200', '2a02:5180:0:1509::1'])(
    'from %s are believed',
    async (from) => {
      const tested = open();
      const { reference } = await paid(tested);
      expect(await tested.webhook(tested.server.notification(reference), from)).toMatchObject({ reference });
    },
  );

  it('about refunds are ignored, and those that are none are refused', async () => {
    const { webhook } = open();
    const refund = { type: 'notification', event: 'refund.succeeded', object: { id: 'r' } };
    expect(await webhook(JSON.stringify(refund))).toBe('ignored');
    expect(await webhook('{')).toBeNull();
    expect(await webhook('{"type":"notification"}')).toBeNull();
    const unknown = { type: 'notification', event: 'payment.succeeded', object: { id: 'unknown' } };
    expect(await webhook(JSON.stringify(unknown))).toBeNull();
    const path = { ...unknown, object: { id: '../refunds' } };
    expect(await webhook(JSON.stringify(path))).toBeNull();
  });

  it.each(['silent', 500, 429] as const)('are to be sent again when YooKassa is %s', async (fault) => {
    const tested = open();
    const { reference } = await paid(tested);
    tested.server.fail(fault);
    await expect(tested.webhook(tested.server.notification(reference))).rejects.toThrow();
  });
});

describe('charges by YooKassa', () => {
  it('have a receipt with the payer, the VAT and the kind of settlement', async () => {
    const tested = open();
    const { reference } = await paid(tested);
    const refund = { reference, key: 'refund-1', amount: { currency: 'RUB', minor: 100 } } as const;
    await tested.gateway.refund({ ...refund, receipt: refundReceiptOf(makeOrder().receipt, 100) });
    const line = {
      quantity: '1.00',
      vat_code: 5,
      payment_mode: 'full_prepayment',
      payment_subject: 'service',
    };
    const title = { description: 'Услуги хостинга, платёж MRD-5012' };
    const customer = { email: 'ann@example.com', full_name: 'Ann' };
    expect(tested.server.receipts.map(({ receipt }) => receipt)).toEqual([
      { customer, items: [{ ...title, ...line, amount: { value: '4164.50', currency: 'RUB' } }] },
      { customer, items: [{ ...title, ...line, amount: { value: '1.00', currency: 'RUB' } }] },
    ]);
  });

  it('have none in a shop without them', async () => {
    const tested = open({ sendsReceipts: false });
    await paid(tested);
    expect(tested.server.receipts.map(({ receipt }) => receipt)).toEqual([undefined]);
  });

  it.each([
    [0, 1],
    [5, 9],
    [7, 10],
    [20, 6],
    [22, 12],
  ])('state %s percent of VAT by the code %s', async (taxRate, code) => {
    const { server, gateway } = open();
    const order = makeOrder();
    await gateway.begin({ ...order, receipt: { ...order.receipt, taxRate } });
    expect(server.receipts[0]?.receipt?.items[0]?.vat_code).toBe(code);
  });

  it('are not started in another currency, with another VAT or with a wrong key', async () => {
    const { server, gateway } = open();
    const order = makeOrder();
    await expect(gateway.begin({ ...order, toPay: { currency: 'EUR', minor: 100 } })).rejects.toThrow(
      'rubles',
    );
    await expect(gateway.begin({ ...order, receipt: { ...order.receipt, taxRate: 18 } })).rejects.toThrow(
      'VAT',
    );
    await expect(open({ secretKey: 'wrong' }).gateway.begin(order)).rejects.toThrow('401');
    expect(server.payments.size).toBe(0);
  });

  it.each(['lost', 'silent', 500, 202] as const)('happen once, also after %s', async (fault) => {
    const tested = open();
    const { server, gateway } = tested;
    const saving = await gateway.begin(makeOrder({ savesCard: true }));
    server.pay(saving.reference);
    const order = makeOrder();
    server.fail(fault);
    await expect(gateway.chargeSaved(saving.reference, order)).rejects.toThrow();
    const { reference, status } = await gateway.chargeSaved(saving.reference, order);
    expect(status.status).toBe('paid');
    expect((await gateway.chargeSaved(saving.reference, order)).reference).toBe(reference);
    expect(server.payments.size).toBe(2);
  });

  it('of an order that is over are found, and made no more', async () => {
    const { server, gateway } = open();
    const saving = await gateway.begin(makeOrder({ savesCard: true }));
    server.pay(saving.reference);
    const order = makeOrder();
    const charged = await gateway.chargeSaved(saving.reference, order);
    await gateway.begin(makeOrder());
    await gateway.begin(makeOrder());
    server.forgetKeys();
    const over = { ...order, expiresAt: new Date(Date.now() - 1000) };
    expect(await gateway.chargeSaved(saving.reference, over)).toEqual(charged);
    // Another one may still be processed.
    const other = makeOrder({ expiresAt: over.expiresAt });
    await expect(gateway.chargeSaved(saving.reference, other)).rejects.toThrow('still');
    expect(server.payments.size).toBe(4);
  });

  it('report a sum in another currency as an error', async () => {
    const tested = open();
    const { reference } = await paid(tested);
    const payment = tested.server.payments.get(reference);
    if (payment) payment.amount = { value: '4164.50', currency: 'USD' };
    await expect(tested.gateway.status(reference)).rejects.toThrow('USD');
    await expect(tested.webhook(tested.server.notification(reference))).rejects.toThrow('USD');
  });

  it.each([
    ['insufficient_funds', 'insufficientFunds'],
    ['3d_secure_failed', 'notConfirmed'],
    ['expired_on_confirmation', 'canceledByPayer'],
    ['permission_revoked', 'refusedByBank'],
    ['a reason of next year', 'refusedByBank'],
  ])('are declined for %s', async (reason, ours) => {
    const { server, gateway } = open();
    const { reference } = await gateway.begin(makeOrder());
    server.cancel(reference, reason);
    expect(await gateway.status(reference)).toEqual({ status: 'declined', reason: ours });
  });
});

describe('refunds by YooKassa', () => {
  it.each(['lost', 'kept'] as const)(
    'happen once, also when the key is forgotten and the answer was %s',
    async (answer) => {
      const tested = open();
      const { server, gateway } = tested;
      const { order, reference } = await paid(tested);
      const refund = {
        reference,
        key: 'refund-7',
        amount: { currency: 'RUB', minor: 100 },
        receipt: refundReceiptOf(order.receipt, 100),
      } as const;
      // The first request looks for an earlier refund.
      if (answer === 'lost') {
        const { send } = server;
        let calls = 0;
        const losing = createYooKassa({
          shopId: '100500',
          secretKey: 'test_key',
          sendsReceipts: true,
          send: async (input, init) => {
            calls += 1;
            const response = await send(input, init);
            if (calls === 2) throw new DOMException('The operation timed out', 'TimeoutError');
            return response;
          },
        });
        await expect(losing.refund(refund)).rejects.toThrow();
      } else await gateway.refund(refund);
      server.forgetKeys();
      await gateway.refund(refund);
      expect(server.refunds.size).toBe(1);
    },
  );
});
