import { currencySigns, parseAmount, type AmountProblem, type CurrencyAmount } from '../payment/currency';
import type { AdminPayment, ExpectedSum } from './payment';

/** Draft for marking a payment as received. */
export interface ReceiptDraft {
  /** Received sum as typed, in the payment's currency. */
  received: string;
}

export type ReceiptProblem = AmountProblem | 'whole';

/** At most one problem per field. */
export interface ReceiptProblems {
  readonly received?: ReceiptProblem;
}

/** Returns the initial draft with the expected sum, formatted with the reader's decimal mark. */
export function newReceipt({ minor }: CurrencyAmount, decimalMark: '.' | ','): ReceiptDraft {
  return { received: (minor / 100).toFixed(2).replace('.', decimalMark) };
}

function problemOf(text: string, expected: ExpectedSum): ReceiptProblem | null {
  const parsed = parseAmount(text);
  if ('problem' in parsed) return parsed.problem;
  if (parsed.minor === 0) return 'required';
  return expected.isWhole && parsed.minor !== expected.minor ? 'whole' : null;
}

/** Finds the problems that keep a receipt from being sent. */
export function receiptProblems(
  { received }: ReceiptDraft,
  { expected }: Pick<AdminPayment, 'expected'>,
): ReceiptProblems {
  const problem = expected && problemOf(received, expected);
  return problem ? { received: problem } : {};
}

/** Returns the received sum; null while it is invalid. */
export function usableReceipt(
  draft: ReceiptDraft,
  payment: Pick<AdminPayment, 'expected'>,
): CurrencyAmount | null {
  const { expected } = payment;
  const parsed = parseAmount(draft.received);
  if (!expected || 'problem' in parsed || receiptProblems(draft, payment).received) return null;
  return { currency: expected.currency, minor: parsed.minor };
}

/** Compares the typed sum with the expected one: less, equal or more. Null if it is not a sum. */
export function receiptOutcome(
  { received }: ReceiptDraft,
  { minor }: CurrencyAmount,
): { kind: 'part' | 'whole' | 'more'; difference: number } | null {
  const parsed = parseAmount(received);
  if ('problem' in parsed || parsed.minor === 0) return null;
  const difference = Math.abs(parsed.minor - minor);
  return { kind: parsed.minor < minor ? 'part' : parsed.minor > minor ? 'more' : 'whole', difference };
}

/** Currency label beside a payment's sum. */
export const receiptCurrency = ({ currency }: CurrencyAmount): string => currencySigns[currency];
