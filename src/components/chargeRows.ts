import type { LevelCharge } from '@/domain/pricing/paidDays';
import { daysPerMonth } from '@/domain/pricing/paidDays';
import type { I18n } from '@/i18n/I18nProvider';
import type { ReceiptRow } from './Receipt';

/** Receipt rows of a charge for the paid days ahead, with the discount of their period (D37). */
export function chargeRows({ lines, discount, saving }: LevelCharge, { t, money }: I18n): ReceiptRow[] {
  const rows = lines.map(({ days, difference, amount }, index): ReceiptRow => ({
    id: `days-${index}`,
    label: t('pricing.charge.days', { days }),
    amount,
    note: t('pricing.charge.formula', { price: money(difference), days, month: daysPerMonth }),
  }));
  return saving < 0
    ? [
        ...rows,
        { id: 'saving', label: t('pricing.charge.discount', { discount }), amount: saving, kind: 'saving' },
      ]
    : rows;
}
