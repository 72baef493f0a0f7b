import type { DeclineReason } from '@/domain/payment/paymentState';

/**
 * Behaviours of the bank for a test card. It declines; or it takes the money and reports it as it should, twice, late,
 * followed by an older report, or only when its status is requested. `approveOnce` declines whenever it is charged as a
 * saved card.
 */
export const bankBehaviours = ['approve', 'twice', 'late', 'outOfOrder', 'silent', 'approveOnce'] as const;
export type BankBehaviour = (typeof bankBehaviours)[number];

/** A card that the bank knows. */
export interface TestCard {
  /** As people write it, in groups of four. */
  readonly number: string;
  readonly does: BankBehaviour | Exclude<DeclineReason, 'canceledByPayer' | 'notConfirmed'>;
}

/** The only cards that the bank takes: somebody's real one must not be typed here. */
export const testCards: readonly TestCard[] = [
  { number: '2200 0000 0000 0012', does: 'approve' },
  { number: '2200 0000 0000 0020', does: 'insufficientFunds' },
  { number: '2200 0000 0000 0038', does: 'cardExpired' },
  { number: '2200 0000 0000 0046', does: 'limitExceeded' },
  { number: '2200 0000 0000 0095', does: 'refusedByBank' },
  { number: '2200 0000 0000 0053', does: 'silent' },
  { number: '2200 0000 0000 0061', does: 'twice' },
  { number: '2200 0000 0000 0079', does: 'late' },
  { number: '2200 0000 0000 0087', does: 'outOfOrder' },
  { number: '2200 0000 0000 0103', does: 'approveOnce' },
];

/** The code that confirms every payment at the 3-D Secure step; the page says so. */
export const confirmationCode = '1234';

/** Whether the check digit of a card's number is right (ISO/IEC 7812, Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The card that was typed, or why it is none that the bank takes. */
export function readCard(text: string): TestCard | 'wrongNumber' | 'notATestCard' {
  const digits = text.replace(/[\s-]/g, '');
  if (!isCardNumber(digits)) return 'wrongNumber';
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits) ?? 'notATestCard';
}
