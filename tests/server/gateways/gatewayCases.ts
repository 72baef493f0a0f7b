import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayOrder, HostedGateway, ReceivedWebhook } from '@app/server/gateways/gateway';

/** A report that a gateway has sent, as it arrived. */
export type SentReport = Pick<ReceivedWebhook, 'body' | 'header'>;

/** A gateway with what a person does on its page, and what it has reported since. */
export interface GatewayUnderTest {
  readonly gateway: HostedGateway;
  readonly pay: (reference: string) => Promise<void>;
  readonly decline: (reference: string) => Promise<void>;
  /** The reports about a payment so far, in the order in which they were sent. */
  readonly reportsOf: (reference: string) => Promise<readonly SentReport[]>;
  readonly close: () => Promise<void>;
}

const toPay = { currency: 'RUB', minor: 416_450 } as const;

const makeOrder = (): GatewayOrder => ({
  orderId: randomUUID(),
  label: 'MRD-5012',
  toPay,
  returnUrl: 'http://localhost/dashboard/payments?payment=5012',
  webhookUrl: 'http://localhost/hooks/payments/any',
  expiresAt: new Date(Date.now() + 60_000),
  language: 'en',
});

/** What the portal relies on of every gateway that takes money on a page of its own. */
export function gatewayCases(name: string, open: () => Promise<GatewayUnderTest>): void {
  describe(`${name} as a gateway`, () => {
    let tested: GatewayUnderTest;
    beforeAll(async () => {
      tested = await open();
    });
    afterAll(() => tested.close());

    const begin = () => tested.gateway.begin(makeOrder());
    const read = (report: SentReport, changes: Partial<ReceivedWebhook> = {}) =>
      tested.gateway.readWebhook({ ...report, now: new Date(), ...changes });
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

    it('reports what it says when asked', async () => {
      const paid = await begin();
      await tested.pay(paid.reference);
      expect(read(await firstReport(paid.reference))).toEqual({
        reference: paid.reference,
        report: await tested.gateway.status(paid.reference),
      });
      const declined = await begin();
      await tested.decline(declined.reference);
      const said = read(await firstReport(declined.reference));
      expect(said?.report).toEqual(await tested.gateway.status(declined.reference));
      expect(said?.report.status).toBe('declined');
    });

    it('believes no report that was changed, signed by nobody, or sent again a day later', async () => {
      const { reference } = await begin();
      await tested.pay(reference);
      const report = await firstReport(reference);
      expect(read(report)).not.toBeNull();
      expect(read(report, { body: report.body.replace('416450', '416451') })).toBeNull();
      expect(read(report, { body: `${report.body} ` })).toBeNull();
      expect(read(report, { header: () => null })).toBeNull();
      expect(read(report, { header: () => 'nonsense' })).toBeNull();
      expect(read(report, { now: new Date(Date.now() + 24 * 60 * 60_000) })).toBeNull();
    });

    it('is not asked about a payment that it does not know', async () => {
      await expect(tested.gateway.status('unknown')).rejects.toThrow();
    });

    it('gives money back in parts, each once, and none that it never took', async () => {
      const { reference } = await begin();
      const refund = (key: string, minor: number) =>
        tested.gateway.refund({ reference, key, amount: { currency: toPay.currency, minor } });
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
