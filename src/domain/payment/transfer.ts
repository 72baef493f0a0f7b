import { kopecks, type Money } from '@/domain/money/money';

/** Outstanding part of a transfer. */
export interface ExpectedTransfer {
  /** Kopecks of the amount not received yet. */
  readonly amount: Money;
  /** Kopecks of commission on top. */
  readonly commission: Money;
  /** Sum of both in hundredths of the payment's currency. */
  readonly minor: number;
}

/** A transfer split into amount, commission and surplus, all in kopecks. */
export interface SplitTransfer {
  readonly amount: Money;
  readonly commission: Money;
  readonly surplus: Money;
}

/** `value × part / whole`, rounded to kopecks; exact for every safe integer. */
function shareOf(value: number, part: number, whole: number): number {
  const [exact, of] = [BigInt(value) * BigInt(part), BigInt(whole)];
  return Number((2n * exact + of) / (2n * of));
}

/**
 * Splits a transfer of any sum (D42) at the rate of its payment. A smaller sum pays amount and commission in
 * proportion, and never the whole amount; a surplus has no commission.
 *
 * @param minor received sum in hundredths of the payment's currency; above zero
 */
export function splitTransfer(
  { amount, commission, minor: due }: ExpectedTransfer,
  minor: number,
): SplitTransfer {
  const whole = amount + commission;
  if (minor >= due) return { amount, commission, surplus: kopecks(shareOf(whole, minor - due, due)) };
  const part = Math.min(amount - 1, shareOf(amount, minor, due));
  return { amount: kopecks(part), commission: kopecks(shareOf(commission, minor, due)), surplus: kopecks(0) };
}
