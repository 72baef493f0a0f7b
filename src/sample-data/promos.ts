import { newCustomer, type PromoCode } from '@/domain/cart/promo';
import { rubles } from '@/domain/money/money';

/** Makes a code for 10 % off everything, with changes. */
export function makePromo(changes: Partial<PromoCode> = {}): PromoCode {
  return {
    code: 'WELCOME10',
    benefit: { kind: 'percent', percent: 10 },
    from: '2026-01-01',
    until: '2036-12-31',
    usesLeft: 1000,
    lines: ['vps', 'cpu', 'storage'],
    perCustomer: null,
    isFirstOrderOnly: false,
    customer: newCustomer,
    ...changes,
  };
}

/** One code per kind and per failure (D10). */
export const samplePromos: readonly PromoCode[] = [
  makePromo({ perCustomer: 1 }),
  makePromo({ code: 'METEOR500', benefit: { kind: 'fixed', amount: rubles(500) } }),
  makePromo({ code: 'STORAGE15', benefit: { kind: 'percent', percent: 15 }, lines: ['storage'] }),
  makePromo({ code: 'SUMMER25', benefit: { kind: 'percent', percent: 25 }, until: '2025-08-31' }),
  makePromo({ code: 'COMET2036', from: '2036-01-01' }),
  makePromo({ code: 'FIRST100', usesLeft: 0 }),
  makePromo({ code: 'NEWCOMER20', benefit: { kind: 'percent', percent: 20 }, isFirstOrderOnly: true }),
];
