import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fiscalReceiptOf, refundReceiptOf } from '@/domain/payment/fiscalReceipt';
import type { GatewayOrder, HostedGateway, ReceivedWebhook } from '@app/server/gateways/gateway';

/** A report that a gateway has sent, as it arrived. */
export type SentReport = Pick<ReceivedWebhook, 'body' | 'header'>;

/** A gateway with what a person does on its page, and what it has reported since. */
export interface GatewayUnderTest {
  readonly gateway: HostedGateway;
  /** Address that its reports are sent from. */
  readonly sender: string;
  /** Whether its reports are signed; others are verified by a query. */
  readonly isSigned: boolean;
  /** Whether it can delete a saved card. */
  readonly forgets: boolean;
  readonly pay: (reference: string) => Promise<void>;
  readonly decline: (reference: string) => Promise<void>;
  /** The reports about a payment so far, in the order in which they were sent. */
  readonly reportsOf: (reference: string) => Promise<readonly SentReport[]>;
  readonly close: () => Promise<void>;
}

const toPay = { currency: 'RUB', minor: 416_450 } as const;

const receipt = fiscalReceiptOf({
  label: 'MRD-5012',
  contact: { email: 'ann@example.com', name: 'Ann', inn: '' },
  minor: toPay.minor,
  commission: 0,
  isTopUp: false,
  isPartial: false,
  taxRate: 10,
});

/** An order of 4164.50. */
export const makeOrder = (changes: Partial<GatewayOrder> = {}): GatewayOrder => ({
  orderId: randomUUID(),
  label: 'MRD-5012',
  toPay,
  returnUrl: 'http://localhost/dashboard/payments?payment=5012',
  webhookUrl: 'http://localhost/hooks/payments/any',
  expiresAt: new Date(Date.now() + 60_000),
  language: 'en',
  savesCard: false,
  method: 'ruCards',
  receipt,
  ...changes,
});

/** Defines the cases for every gateway with its own payment page. */
export function gatewayCases(name: string, open: () => Promise<GatewayUnderTest>): void {
  describe(`${name} as a gateway`, () => {
    let tested: GatewayUnderTest;
    beforeAll(async () => {
      tested = await open();
    });
    afterAll(() => tested.close());

    const begin = () => tested.gateway.begin(makeOrder());
    const read = (report: SentReport, changes: Partial<ReceivedWebhook> = {}) =>
      tested.gateway.readWebhook({ ...report, sender: tested.sender, now: new Date(), ...changes });
    const reportIn = async (report: SentReport) => {
      const said = await read(report);
      if (said === null || said === 'ignored') throw new Error('The report was not believed');
      return said;
    };
    const firstReport = async (reference: string): Promise<SentReport> => {
      const [report] = await tested.reportsOf(reference);
      if (!report) throw new Error('Nothing was reported');
      return report;
    };

    it('begins an order once, on a page that can be opened', async () => {
      const order = makeOrder();
      const [first, again] = await Promise.all([tested.gateway.begin(order), tested.gateway.begin(order)]);
      expect(again).toEqual(first);
      expect(URL.canParse(first.url, 'https://portal.example')).toBe(true);
      expect(await begin()).not.toEqual(first);
    });

    it('says that a payment waits until it is paid, then how much it took', async () => {
      const { reference } = await begin();
      expect(await tested.gateway.status(reference)).toEqual({ status: 'waiting' });
      await tested.pay(reference);
      expect(await tested.gateway.status(reference)).toEqual({ status: 'paid', amount: toPay });
    });

    it('reports the same status as it returns', async () => {
      const paid = await begin();
      await tested.pay(paid.reference);
      expect(await reportIn(await firstReport(paid.reference))).toEqual({
        reference: paid.reference,
        report: await tested.gateway.status(paid.reference),
      });
      const declined = await begin();
      await tested.decline(declined.reference);
      const said = await reportIn(await firstReport(declined.reference));
      expect(said.report).toEqual(await tested.gateway.status(declined.reference));
      expect(said.report.status).toBe('declined');
    });

    it('believes no report that was changed, signed by nobody, or sent again a day later', async () => {
      const { reference } = await begin();
      await tested.pay(reference);
      const report = await firstReport(reference);
      expect(await read(report)).not.toBeNull();
      if (!tested.isSigned) return;
      expect(await read(report, { body: report.body.replace('416450', '416451') })).toBeNull();
      expect(await read(report, { body: `${report.body} ` })).toBeNull();
      expect(await read(report, { header: () => null })).toBeNull();
      expect(await read(report, { header: () => 'nonsense' })).toBeNull();
      expect(await read(report, { now: new Date(Date.now() + 24 * 60 * 60_000) })).toBeNull();
    });

    it('rejects a status request for an unknown payment', async () => {
      await expect(tested.gateway.status('unknown')).rejects.toThrow();
    });

    /** The token of a card that was saved with a payment. */
    const savedToken = async (): Promise<string> => {
      const { reference } = await tested.gateway.begin(makeOrder({ savesCard: true }));
      await tested.pay(reference);
      const status = await tested.gateway.status(reference);
      if (status.status !== 'paid' || !status.card) throw new Error('No card was saved');
      return status.card.token;
    };

    it('returns the token of a card to save, and none otherwise', async () => {
      const saved = await tested.gateway.begin(makeOrder({ savesCard: true }));
      await tested.pay(saved.reference);
      const status = await tested.gateway.status(saved.reference);
      expect(status).toMatchObject({
        status: 'paid',
        card: {
          lastDigits: expect.stringMatching(/^\d{4}$/) as string,
          expires: expect.stringMatching(/^\d{4}-\d\d$/) as string,
        },
      });
      expect((await reportIn(await firstReport(saved.reference))).report).toEqual(status);
      const plain = await begin();
      await tested.pay(plain.reference);
      expect(await tested.gateway.status(plain.reference)).not.toHaveProperty('card');
    });

    it('charges a saved card once for an order, and knows it afterwards', async () => {
      const token = await savedToken();
      const order = makeOrder();
      const [first, again] = await Promise.all([
        tested.gateway.chargeSaved(token, order),
        tested.gateway.chargeSaved(token, order),
      ]);
      expect(first.status).toEqual({ status: 'paid', amount: toPay });
      expect(again).toEqual(first);
      expect(await tested.gateway.status(first.reference)).toEqual(first.status);
    });

    it('charges nothing for a new order after its time, and no card that it was to forget', async () => {
      const token = await savedToken();
      const late = await tested.gateway.chargeSaved(
        token,
        makeOrder({ expiresAt: new Date(Date.now() - 60 * 60_000) }),
      );
      expect(late.status.status).toBe('declined');
      await tested.gateway.forget(token);
      await tested.gateway.forget(token);
      if (!tested.forgets) return;
      expect((await tested.gateway.chargeSaved(token, makeOrder())).status.status).toBe('declined');
    });

    it('gives money back in parts, each once, and none that it never took', async () => {
      const { reference } = await begin();
      const refund = (key: string, minor: number) =>
        tested.gateway.refund({
          reference,
          key,
          amount: { currency: toPay.currency, minor },
          receipt: refundReceiptOf(receipt, minor),
        });
      await expect(refund('early', 100)).rejects.toThrow();
      await tested.pay(reference);
      await refund('first', toPay.minor - 100);
      await refund('first', toPay.minor - 100);
      await expect(refund('beyond', 101)).rejects.toThrow();
      await refund('rest', 100);
      await expect(refund('more', 1)).rejects.toThrow();
    });
  });
}
