import { addMonths } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import type { PaymentMethodId } from '@/domain/payment/method';
import type { SavedCard } from '@/domain/payment/savedCard';

const lifetimeMonths = 36;

/** The demonstration has no bank: it saves the same made-up card, once per payment method. */
export function withSampleCard(
  cards: readonly SavedCard[],
  method: PaymentMethodId,
  now: Date,
): readonly SavedCard[] {
  if (cards.some((card) => card.method === method)) return cards;
  const id = Math.max(0, ...cards.map((card) => card.id)) + 1;
  const expires = addMonths(dayIn(defaultTimeZone, now), lifetimeMonths).slice(0, 7);
  return [...cards, { id, method, brand: 'mir', lastDigits: '0012', expires, isForRenewal: false }];
}
