import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceEntry } from '@/domain/cart/priceEntry';
import { kopecks, rubles } from '@/domain/money/money';
import { bankQrText } from '@/domain/documents/bankQr';
import { documentLines, serviceDays, type PaidFor } from '@/domain/documents/lines';
import { amountDueOf, documentNumber, documentTotals, includedTax } from '@/domain/documents/billingDocument';
import type { IsoDate } from '@/domain/time/dates';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { makeServer } from '@/sample-data/servers';

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

it('is the options of a server, whatever else is paid', () => {
  const lines = documentLines(paid({ optionsOf: 'shop.example.ru', bills: 'MRD-1', amount: kopecks(500) }));
  expect(lines.map(({ subject, amount }) => [subject, amount])).toEqual([
    [{ kind: 'options', domain: 'shop.example.ru' }, 500],
  ]);
});

it('is hosting where an entry cannot be priced any more', () => {
  const gone = priceEntry(makeOrderEntry({ plan: 'Nowhere[GB]' }), {
    plans: samplePlans,
    prices: samplePrices,
    servers: [],
    today,
  });
  expect(kinds({ entries: [priced, gone], amount: priced.total })).toEqual(['hosting']);
});

it.each([
  // At most 99 kopecks more are a rounding of the currency; less is a promo code, if there was one.
  [0, false, ['order', 'order']],
  [99, false, ['order', 'order', 'rounding']],
  [100, false, ['hosting']],
  [-1, false, ['hosting']],
  [-1, true, ['order', 'order']],
  [0 - priced.total * 2, true, ['order', 'order']],
])('a difference of %s kopecks, code %s: %j', (difference, isPromoUsed, expected) => {
  expect(kinds({ amount: kopecks(priced.total * 2 + difference), isPromoUsed })).toEqual(expected);
});

const rented = makeServer({ endDate: '2026-12-24' });
const renewal = { kind: 'renewal', id: 'r', serverId: rented.id, period: '3months' } as const;
const tariff = { kind: 'tariff', id: 't', serverId: rented.id, tariff: 'Sirius' } as const;
const priceOf = (entry: typeof renewal | typeof tariff, server = rented) =>
  priceEntry(entry, { plans: samplePlans, prices: samplePrices, servers: [server], today });

it('names the server of a renewal and its months, the price before the discount', () => {
  const price = priceOf(renewal);
  const [line] = documentLines(paid({ entries: [price], amount: price.total }));
  // Three months at 1577 rubles less 5 %, rounded up to whole rubles.
  expect(line).toMatchObject({
    subject: { kind: 'renewal', domain: 'shop.example.ru', months: 3 },
    quantity: 1,
    price: rubles(4731),
    discount: rubles(236),
    amount: rubles(4495),
  });
});

it('takes a promo code off the orders only, and no more than they cost', () => {
  const price = priceOf(renewal);
  const whole = priced.total + price.total;
  const lines = (taken: number) =>
    documentLines(paid({ entries: [priced, price], isPromoUsed: true, amount: kopecks(whole - taken) }));
  expect(lines(10_000).map(({ amount }) => amount)).toEqual([priced.total - 10_000, price.total]);
  expect(lines(priced.total).map(({ amount }) => amount)).toEqual([0, price.total]);
  expect(lines(priced.total + 1).map(({ subject }) => subject.kind)).toEqual(['hosting']);
});

it('shows the price of a year before its discount, options included', () => {
  const configuration = { ...makeOrderEntry().configuration, period: 'year', panel: 'plesk' } as const;
  const year = priceEntry(makeOrderEntry({ configuration }), {
    plans: samplePlans,
    prices: samplePrices,
    servers: [],
    today,
  });
  const [line] = documentLines(paid({ entries: [year], amount: year.total }));
  // Twelve months at 1577 rubles and 300 for Plesk.
  expect(line?.price).toBe(rubles(12 * 1877));
  expect(line?.discount).toBe((line?.price ?? 0) - year.total);
});

it('a tariff change covers only today where it lasts beyond the end of the server', () => {
  const price = priceOf(tariff);
  if (price.status !== 'tariff') throw new Error('No tariff change');
  const covers = { from: today, until: '2027-01-01' } as const;
  expect(serviceDays({ ...price, quote: { ...price.quote, covers } }, today)).toEqual({
    from: today,
    to: today,
  });
});

it('names the server of a tariff change and its tariff', () => {
  const price = priceOf(tariff);
  const [line] = documentLines(paid({ entries: [price], amount: price.total }));
  expect(line).toMatchObject({
    subject: { kind: 'tariff', tariff: 'Sirius', domain: 'shop.example.ru' },
    quantity: 1,
    price: price.total,
    discount: 0,
  });
});

it('names the server of an ordered backup', () => {
  const fromBackup = makeOrderedBackup({ serverName: 'shop.example.ru' });
  const configuration = { ...makeOrderEntry().configuration, fromBackup };
  const restored = priceEntry(makeOrderEntry({ configuration }), {
    plans: samplePlans,
    prices: samplePrices,
    servers: [],
    today,
  });
  const [line] = documentLines(paid({ entries: [restored], amount: restored.total }));
  expect(line?.subject).toMatchObject({ kind: 'order', fromBackup: 'shop.example.ru' });
});

it('has the price of one of several servers, with its options', () => {
  const configuration = {
    ...makeOrderEntry().configuration,
    count: 3,
    period: 'month',
    panel: 'plesk',
  } as const;
  const three = priceEntry(makeOrderEntry({ configuration }), {
    plans: samplePlans,
    prices: samplePrices,
    servers: [],
    today,
  });
  const [line] = documentLines(paid({ entries: [three], amount: three.total }));
  expect(line).toMatchObject({ quantity: 3, amount: three.total, discount: 0 });
  expect((line?.price ?? 0) * 3).toBe(three.total);
});

it.each([
  ['2026-12-24', { from: '2026-12-25', to: '2027-03-24' }],
  ['2026-11-20', { from: '2026-11-21', to: '2027-02-20' }],
])('a renewal of a server that ends on %s pays for %j', (endDate, days) => {
  expect(serviceDays(priceOf(renewal, makeServer({ endDate: endDate as IsoDate })), today)).toEqual(days);
});

it('a renewal after the end pays from today, as a tariff change does', () => {
  const over = makeServer({ endDate: '2026-10-01', status: 'Suspended' });
  expect(serviceDays(priceOf(renewal, over), today)).toEqual({ from: today, to: '2027-02-20' });
  expect(serviceDays(priceOf(tariff), today)).toEqual({ from: today, to: '2026-12-24' });
});

it('an entry that is gone has no days', () => {
  const gone = priceEntry(renewal, { plans: samplePlans, prices: samplePrices, servers: [], today });
  expect(serviceDays(gone, today)).toBeNull();
});

it.each([
  [2026, 1, '2026-00001'],
  [2026, 99_999, '2026-99999'],
  [2027, 100_000, '2027-100000'],
])('the number %s of the year %s is %s', (year, serial, number) => {
  expect(documentNumber(year, serial)).toBe(number);
});

it('leaves to its method what the balance does not pay', () => {
  const lines = [...documentLines(paid({ commission: kopecks(7) }))];
  const payment = { number: 'MRD-1', method: 'manual', fromBalance: rubles(100), inCurrency: null } as const;
  expect(amountDueOf({ lines, payment })).toBe(priced.total * 2 + 7 - 10_000);
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
