import type { Money } from '@/domain/money/money';
import type { I18n } from '@/i18n/I18nProvider';
import type { ReceiptRow } from './Receipt';

/** Difference between a base price and its total, for orders and renewals (D15, D16). */
interface PriceDifference {
  /** Zero or negative. */
  discount: Money;
  /** Zero or more. */
  rounding: Money;
}

/** Returns receipt rows for discount and rounding, without zero ones. */
export function discountRows({ discount, rounding }: PriceDifference, t: I18n['t']): ReceiptRow[] {
  const rows: ReceiptRow[] = [];
  if (discount < 0)
    rows.push({ id: 'discount', label: t('pricing.receipt.discount'), amount: discount, kind: 'saving' });
  if (rounding > 0) rows.push({ id: 'rounding', label: t('pricing.receipt.rounding'), amount: rounding });
  return rows;
}
