import { kopecks, type Money } from '@/domain/money/money';

/** Transfer that a payment still expects. */
export interface ExpectedTransfer {
  /** Kopecks of its amount that have not come. */
  readonly amount: Money;
  /** Kopecks on top of that. */
  readonly commission: Money;
  /** Both together in the currency of the payment, in hundredths. */
  readonly minor: number;
}

/** Transfer split into its payment's amount, the method's commission and the surplus; all in kopecks. */
export interface SplitTransfer {
  readonly amount: Money;
  readonly commission: Money;
  readonly surplus: Money;
}

/** `value × part / whole`, rounded to kopecks; exact for every amount there is. */
function shareOf(value: number, part: number, whole: number): number {
  const [exact, of] = [BigInt(value) * BigInt(part), BigInt(whole)];
  return Number((2n * exact + of) / (2n * of));
}

/**
 * Splits a transfer of any sum (D42), at the rate that its payment was priced at. One that is less pays amount and commission in
 * proportion, and never all of the amount; what came beyond the expected sum has no commission.
 *
 * @param minor what came, in hundredths of the currency of the payment; above zero
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
