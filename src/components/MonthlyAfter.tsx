import type { Money } from '@/domain/money';
import { useI18n } from '@/i18n/I18nProvider';

/** What will be charged again, how often, and where to stop it (D36); nothing where nothing will. */
export function MonthlyAfter({
  amount,
}: {
  /** What a month costs from then on, in kopecks. */
  amount: Money;
}) {
  const { t, money } = useI18n();
  if (amount === 0) return null;
  return <p className="text-sm text-text-muted">{t('pricing.monthlyAfter', { amount: money(amount) })}</p>;
}
