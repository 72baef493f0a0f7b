import { describe, expect, test } from 'vitest';
import {
  emptyPromoDraft,
  promoDraftOf,
  promoProblems,
  promoStateOn,
  usablePromo,
  type PromoDraft,
} from '@/domain/admin/promo';
import { kopecks } from '@/domain/money/money';
import { makeAdminPromo } from '@/sample-data/adminPromos';

const promo = makeAdminPromo({ from: '2026-12-01', until: '2026-12-31' });

describe('the state of a promo code', () => {
  test.each([
    ['2026-11-30', 5, 'planned'],
    ['2026-12-01', 5, 'active'],
    ['2026-12-31', 1, 'active'],
    ['2026-12-31', 0, 'usedUp'],
    ['2026-11-30', 0, 'usedUp'],
    ['2027-01-01', 5, 'ended'],
    ['2027-01-01', 0, 'ended'],
  ] as const)('on %s with %i uses left: %s', (today, usesLeft, state) => {
    expect(promoStateOn({ ...promo, usesLeft }, today)).toBe(state);
  });
});

describe('the form of a promo code', () => {
  const draft = (changes: Partial<PromoDraft> = {}): PromoDraft => ({ ...promoDraftOf(promo), ...changes });

  test('gives back the code that it was made of', () => {
    const fixed = makeAdminPromo({
      benefit: { kind: 'fixed', amount: kopecks(9950) },
      perCustomer: null,
      isFirstOrderOnly: true,
      lines: ['storage'],
    });
    for (const each of [promo, fixed]) {
      const { state: _, uses: __, payments: _payments, version: ___, ...terms } = each;
      expect(usablePromo(promoDraftOf(each))).toEqual(terms);
    }
  });

  test('shows the benefit in the field of its kind only', () => {
    const benefitOf = ({ benefit, percent, amount }: PromoDraft) => ({ benefit, percent, amount });
    const percent = makeAdminPromo({ benefit: { kind: 'percent', percent: 15 } });
    expect(benefitOf(promoDraftOf(percent))).toEqual({ benefit: 'percent', percent: 15, amount: '' });
    const fixed = makeAdminPromo({ benefit: { kind: 'fixed', amount: kopecks(9950) } });
    expect(benefitOf(promoDraftOf(fixed))).toEqual({ benefit: 'fixed', percent: null, amount: '99.5' });
  });

  test('writes a code in capitals, and its lines in their order', () => {
    const typed = draft({ code: ' spring-10 ', lines: ['storage', 'vps'] });
    expect(usablePromo(typed)).toMatchObject({ code: 'SPRING-10', lines: ['vps', 'storage'] });
  });

  test.each<[Partial<PromoDraft>, object]>([
    [{ code: ' ' }, { code: 'required' }],
    [{ code: 'ВЕСНА' }, { code: 'code' }],
    [{ code: 'A'.repeat(33) }, { code: 'code' }],
    [{ percent: null }, { percent: 'required' }],
    [{ benefit: 'fixed', amount: '' }, { amount: 'required' }],
    [{ benefit: 'fixed', amount: '0' }, { amount: 'amount' }],
    [{ benefit: 'fixed', amount: 'x' }, { amount: 'amount' }],
    [{ from: '' }, { from: 'required' }],
    [{ until: '' }, { until: 'required' }],
    [{ until: '2026-11-30' }, { until: 'order' }],
    [{ usesLeft: null }, { usesLeft: 'required' }],
    [{ lines: [] }, { lines: 'lines' }],
  ])('%j is refused', (changes, problems) => {
    expect(promoProblems(draft(changes))).toEqual(problems);
    expect(usablePromo(draft(changes))).toBeNull();
  });

  test('takes a single day, and no uses left', () => {
    expect(promoProblems(draft({ until: '2026-12-01', usesLeft: 0 }))).toEqual({});
    expect(promoProblems({ ...emptyPromoDraft, code: 'X', from: '2026-12-01', until: '2026-12-01' })).toEqual(
      {},
    );
  });
});
