import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceEntry } from '@/domain/cart/priceEntry';
import { kopecks } from '@/domain/money/money';
import { bankQrText } from '@/domain/documents/bankQr';
import { documentLines, serviceDays, type PaidFor } from '@/domain/documents/lines';
import { includedTax, documentTotals } from '@/domain/documents/billingDocument';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-20';
const priced = priceEntry(makeOrderEntry(), { plans: samplePlans, prices: samplePrices, servers: [], today });
const paid = (changes: Partial<PaidFor> = {}): PaidFor => ({
  entries: [priced, priced],
  optionsOf: null,
  customLines: [],
  bills: '',
  isPromoUsed: false,
  amount: kopecks(priced.total * 2),
  commission: kopecks(0),
  taxRate: 10,
  ...changes,
});
const kinds = (changes: Partial<PaidFor>) => documentLines(paid(changes)).map(({ subject }) => subject.kind);

it('has a line for each entry, and one for the commission', () => {
  expect(kinds({ commission: kopecks(7) })).toEqual(['order', 'order', 'commission']);
  expect(kinds({ entries: [] })).toEqual(['topUp']);
  expect(kinds({ entries: [], bills: 'MRD-1, MRD-2' })).toEqual(['bills']);
  expect(kinds({ entries: null })).toEqual(['hosting']);
});

it('names what is paid as a whole where the entries cost another amount by now', () => {
  expect(kinds({ amount: kopecks(priced.total) })).toEqual(['hosting']);
  expect(kinds({ amount: kopecks(priced.total * 2 + 3) })).toEqual(['order', 'order', 'rounding']);
});

it('adds up to what is paid, line by line, whatever a promo code takes off', () => {
  const largest = priced.total * 2;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: largest }),
      fc.nat(1e6),
      fc.integer({ min: 0, max: 100 }),
      (amount, fee, taxRate) => {
        const lines = documentLines(
          paid({ amount: kopecks(amount), commission: kopecks(fee), isPromoUsed: true, taxRate }),
        );
        expect(documentTotals(lines).total).toBe(amount + fee);
        for (const line of lines) {
          expect(line.price * line.quantity - line.discount).toBe(line.amount);
          expect(line.discount).toBeGreaterThanOrEqual(0);
          expect(line.tax).toBe(includedTax(line.amount, taxRate));
        }
      },
    ),
  );
});

it('takes the tax out of a sum that includes it', () => {
  expect(includedTax(kopecks(11_000), 10)).toBe(1_000);
  expect(includedTax(kopecks(12_000), 20)).toBe(2_000);
  expect(includedTax(kopecks(999), 0)).toBe(0);
});

it('says which days a month that is ordered today has', () => {
  expect(serviceDays(priced, today)).toEqual({ from: '2026-11-20', to: '2026-12-20' });
});

// tests: DOCS-05
it('fills a transfer in by the standard, and no field with its separator', () => {
  const text = bankQrText({
    name: 'ООО «Меридиан»|',
    account: '40702810200000000042',
    bank: `АО «Банк Параллель»${' отделение'.repeat(9)}`,
    bik: '049999990',
    correspondentAccount: '30101810600000000990',
    inn: '7799004000',
    kpp: '779901001',
    purpose: 'Оплата услуг хостинга,\nплатёж MRD-5112',
    amount: kopecks(165_585),
  });
  const [head, ...fields] = text.split('|');
  expect(head).toBe('ST00012');
  expect(fields.map((field) => field.split('=')[0])).toEqual([
    'Name',
    'PersonalAcc',
    'BankName',
    'BIC',
    'CorrespAcc',
    'Sum',
    'Purpose',
    'PayeeINN',
    'KPP',
  ]);
  expect(fields).toContain('Sum=165585');
  expect(fields).toContain('Purpose=Оплата услуг хостинга, платёж MRD-5112');
  expect(fields.find((field) => field.startsWith('BankName='))).toHaveLength('BankName='.length + 45);
});
