import type { SavedCard } from '@/domain/payment/savedCard';

/** Makes a saved card, with changes. */
export function makeSavedCard(changes: Partial<SavedCard> = {}): SavedCard {
  return {
    id: 3,
    method: 'ruCards',
    brand: 'mir',
    lastDigits: '0012',
    expires: '2029-11',
    isForRenewal: true,
    ...changes,
  };
}

/** The card for auto-renewal, another one, and an expired one. */
export const exampleCards: readonly SavedCard[] = [
  makeSavedCard(),
  makeSavedCard({
    id: 4,
    method: 'cards',
    brand: 'visa',
    lastDigits: '4242',
    expires: '2027-03',
    isForRenewal: false,
  }),
  makeSavedCard({ id: 5, lastDigits: '0087', expires: '2026-10', isForRenewal: false }),
];
