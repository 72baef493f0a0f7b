import type { DeclineReason } from '@/domain/payment/paymentState';

/**
 * Behaviours of the bank for a test card. It declines; or it pays and reports normally, twice, late, followed by an
 * older report, or only on request. `approveOnce` declines when charged as a saved card.
 */
export const bankBehaviours = ['approve', 'twice', 'late', 'outOfOrder', 'silent', 'approveOnce'] as const;
export type BankBehaviour = (typeof bankBehaviours)[number];

/** A test card. */
export interface TestCard {
  /** Grouped in fours, as people write it. */
  readonly number: string;
  readonly does: BankBehaviour | Exclude<DeclineReason, 'canceledByPayer' | 'notConfirmed'>;
}

/** The only accepted cards: real ones must not be entered here. */
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

/** Confirmation code of the 3-D Secure step, shown on the page. */
export const confirmationCode = '1234';

/** Whether a card number's check digit is valid (ISO/IEC 7812, Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the entered test card, or why it is refused. */
export function readCard(text: string): TestCard | 'wrongNumber' | 'notATestCard' {
  const digits = text.replace(/[\s-]/g, '');
  if (!isCardNumber(digits)) return 'wrongNumber';
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits) ?? 'notATestCard';
}
