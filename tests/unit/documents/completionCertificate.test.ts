import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths } from '@/domain/time/dates';
import { kopecks, sumMoney } from '@/domain/money/money';
import { monthOfDay } from '@/domain/time/months';
import {
  certificateLine,
  draftCertificates,
  monthsToCertify,
  type RenderedItem,
} from '@/domain/documents/completionCertificate';
import type { DocumentPayee } from '@/domain/documents/billingDocument';
import { emptyPayer } from '@/domain/payment/payer';

const payer = {
  ...emptyPayer,
  type: 'organization' as const,
  name: 'ООО',
  inn: '7799001231',
  kpp: '779901001',
};
const item = (changes: Partial<RenderedItem> = {}): RenderedItem => ({
  kind: 'item',
  id: 1,
  subject: { kind: 'rent', domain: 'a.example.ru' },
  payer,
  payee: null,
  paid: kopecks(31_000),
  returned: kopecks(0),
  from: '2026-10-15',
  until: '2026-11-15',
  leftOn: null,
  acted: kopecks(0),
  actedUntil: null,
  ...changes,
});
const october = monthOfDay('2026-10-15');
const november = monthOfDay('2026-11-15');

/** The acts of an item's months one after another, as `[from, to, amount]`. */
function allActs(first: RenderedItem) {
  let rest = first;
  return monthsToCertify([first], monthOfDay(first.until)).flatMap((month) => {
    const stated = certificateLine(rest, month, 20);
    if (!stated) return [];
    rest = stated.after;
    const { days, amount } = stated.line;
    return [{ from: days?.from, to: days?.to, amount }];
  });
}

it('states the days that are over, and the rest in the month in which they end', () => {
  expect(allActs(item())).toEqual([
    { from: '2026-10-15', to: '2026-10-31', amount: 17_000 },
    { from: '2026-11-01', to: '2026-11-14', amount: 14_000 },
  ]);
});

it('has the tax that its amount includes, and no line where nothing was rendered', () => {
  expect(certificateLine(item(), october, 20)?.line).toMatchObject({ tax: 2833, quantity: 1, discount: 0 });
  expect(certificateLine(item({ from: '2026-11-01' }), october, 20)).toBeNull();
  expect(certificateLine(item({ returned: kopecks(31_000) }), october, 20)).toBeNull();
});

it('states nothing twice, and later what it was too late for', () => {
  const stated = certificateLine(item(), october, 0);
  expect(stated && certificateLine(stated.after, october, 0)).toBeNull();
  expect(certificateLine(item(), november, 0)?.line).toMatchObject({
    days: { from: '2026-10-15', to: '2026-11-14' },
    amount: 31_000,
  });
});

it('ends with a server that left: what was given back is not stated, what was kept is', () => {
  const leftOn = '2026-10-25';
  expect(allActs(item({ leftOn, returned: kopecks(21_000) }))).toEqual([
    { from: '2026-10-15', to: '2026-10-24', amount: 10_000 },
  ]);
  expect(allActs(item({ leftOn }))).toEqual([{ from: '2026-10-15', to: '2026-10-24', amount: 31_000 }]);
});

it('takes nothing back that an act has stated when money is given back afterwards', () => {
  const stated = certificateLine(item(), october, 0);
  const after = stated && { ...stated.after, returned: kopecks(20_000) };
  expect(after && certificateLine(after, november, 0)).toBeNull();
});

it('states the rest of what stayed paid after all once its days are stated', () => {
  const waiting = item({ until: '2026-11-01', returned: kopecks(10_000) });
  const first = certificateLine(waiting, october, 20);
  expect(first?.line).toMatchObject({ amount: 21_000, days: { from: '2026-10-15', to: '2026-10-31' } });
  const kept = first && { ...first.after, returned: kopecks(0) };
  const second = kept && certificateLine(kept, november, 20);
  expect(second?.line).toMatchObject({ amount: 10_000, days: null });
  expect(second && certificateLine(second.after, november, 20)).toBeNull();
});

it('has one act for each organization, and none for a person', () => {
  const branch = { ...payer, kpp: '779902001' };
  const items = [
    item(),
    item({ id: 2, payer: branch }),
    item({ id: 3, payer: { ...payer, inn: '7799 001231' } }),
    item({ id: 4, payer: { ...emptyPayer, name: 'Anna' } }),
  ];
  const drafts = draftCertificates(items, october, 20);
  expect(drafts.map(({ lines }) => lines.map(({ after }) => after.id))).toEqual([[1, 3], [2]]);
  expect(monthsToCertify([item({ payer: emptyPayer })], november)).toEqual([]);
});

it('states a commission once, in the month in which its money came, without days', () => {
  const commission = item({
    kind: 'commission',
    subject: { kind: 'commission' },
    paid: kopecks(1550),
    from: '2026-10-31',
    until: '2026-11-01',
  });
  const [draft] = draftCertificates([item(), commission], october, 20);
  expect(draft?.lines.map(({ line }) => [line.subject.kind, line.amount, line.days?.from ?? null])).toEqual([
    ['rent', 17_000, '2026-10-15'],
    ['commission', 1550, null],
  ]);
  const after = draft?.lines[1]?.after;
  expect(after && certificateLine(after, november, 20)).toBeNull();
});

it('adds up to what was paid and not given back, whatever the days, to the kopeck', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 24 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (paid, shift, months, share) => {
        const from = addDays('2026-01-01', shift);
        const returned = kopecks(Math.floor(paid * share));
        const whole = item({ from, until: addMonths(from, months), paid: kopecks(paid), returned });
        const acts = allActs(whole);
        expect(sumMoney(acts.map(({ amount }) => amount))).toBe(paid - returned);
        acts.forEach(({ from: day, to }, index) => {
          expect(day && to && day <= to).toBe(true);
          const next = acts[index + 1]?.from;
          if (to && next) expect(next).toBe(addDays(to, 1));
        });
      },
    ),
    { numRuns: 300 },
  );
});

// tests: ENTITY-02
it('parts what different legal entities of the provider got, also in one month', () => {
  const payee = { inn: '500100732259' } as DocumentPayee;
  const items = [item(), item({ id: 2, payee }), item({ id: 3, payee })];
  const drafts = draftCertificates(items, october, 20);
  expect(drafts.map((draft) => [draft.payee?.inn ?? null, draft.lines.length])).toEqual([
    [null, 1],
    [payee.inn, 2],
  ]);
  expect(new Set(drafts.map(({ payerKey }) => payerKey)).size).toBe(2);
});
