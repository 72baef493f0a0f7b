import { kopecks, rubles } from '@/domain/money/money';
import type { NextPrice } from '@/domain/servers/server';

/** Makes the announced price of a plan, with changes. */
export const makeNextPrice = (changes: Partial<NextPrice> = {}): NextPrice => ({
  part: 'tariff',
  monthly: rubles(1800),
  change: rubles(223),
  from: '2026-12-05',
  ...changes,
});

/** The announced price of a panel that was sold for 300 rubles. */
export const panelNextPrice = makeNextPrice({
  part: 'panel',
  monthly: rubles(350),
  change: kopecks(5_000),
  from: '2026-12-20',
});
