import type { RenewalCharge } from '@/domain/renewal/renewalCharges';
import { useI18n } from '@/i18n/I18nProvider';

/** Recurring charges, their period, and how to stop them (D36, D40); nothing without any. */
export function RenewalCharges({
  charges,
}: {
  /** Charges per period, shortest first. */
  charges: readonly RenewalCharge[];
}) {
  const { t, money } = useI18n();
  if (charges.length === 0) return null;
  const list = charges.map(({ amount, period }) =>
    t('pricing.renewals.charge', { amount: money(amount), period }),
  );
  return <p className="text-sm text-text-muted">{t('pricing.renewals', { charges: list.join(', ') })}</p>;
}
