import { describe, expect, it } from 'vitest';
import { fiscalReceiptOf, refundReceiptOf, type FiscalCharge } from '@/domain/payment/fiscalReceipt';

const makeCharge = (changes: Partial<FiscalCharge> = {}): FiscalCharge => ({
  label: 'MRD-5012',
  contact: { email: 'ann@example.com', name: 'Ann', inn: '' },
  minor: 10_500,
  commission: 500,
  isTopUp: false,
  isPartial: false,
  taxRate: 10,
  ...changes,
});

const sumOf = ({ lines }: { readonly lines: readonly { readonly minor: number }[] }) =>
  lines.reduce((sum, { minor }) => sum + minor, 0);

describe('a fiscal receipt', () => {
  it('states the service and the commission, and their sum is the charged one', () => {
    const { mode, lines } = fiscalReceiptOf(makeCharge());
    expect(mode).toBe('fullPrepayment');
    expect(lines).toEqual([
      { title: 'Услуги хостинга, платёж MRD-5012', subject: 'service', minor: 10_000 },
      { title: 'Комиссия способа оплаты, платёж MRD-5012', subject: 'service', minor: 500 },
    ]);
  });

  it('has no line of a commission of zero', () => {
    expect(fiscalReceiptOf(makeCharge({ commission: 0 })).lines).toMatchObject([{ minor: 10_500 }]);
  });

  it('is an advance for money of the balance, and a partial prepayment beside it', () => {
    const advance = fiscalReceiptOf(makeCharge({ isTopUp: true }));
    expect([advance.mode, advance.lines[0]?.subject]).toEqual(['advance', 'payment']);
    expect(fiscalReceiptOf(makeCharge({ isPartial: true })).mode).toBe('partialPrepayment');
  });
});

describe('the receipt of a refund', () => {
  it.each([1, 2, 104, 105, 3333, 10_499, 10_500])('of %s states exactly that, in proportion', (minor) => {
    const refund = refundReceiptOf(fiscalReceiptOf(makeCharge()), minor);
    expect(sumOf(refund)).toBe(minor);
    expect(refund.lines.every((line) => line.minor > 0)).toBe(true);
    expect(refund.lines[0]?.minor ?? 0).toBe(Math.floor((minor * 10_000) / 10_500) || minor);
  });

  it('repeats the whole receipt for the whole sum', () => {
    const receipt = fiscalReceiptOf(makeCharge());
    expect(refundReceiptOf(receipt, 10_500)).toEqual(receipt);
  });

  it.each([0, -1, 10_501])('of %s is refused', (minor) => {
    expect(() => refundReceiptOf(fiscalReceiptOf(makeCharge()), minor)).toThrow(RangeError);
  });
});
