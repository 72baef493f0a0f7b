import { StatCard } from '@/components/StatCard';
import { countedPaymentStatuses, type AdminPaymentStats } from '@/domain/admin/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { AlertIcon, CheckIcon, HistoryIcon } from '@/primitives/icons';

const icons: Readonly<Record<keyof AdminPaymentStats, typeof CheckIcon>> = {
  Completed: CheckIcon,
  Pending: HistoryIcon,
  Failed: AlertIcon,
};

/** Payment statistics of §2: completed, pending and failed. */
export function PaymentStats({ stats }: { stats: AdminPaymentStats | null }) {
  const { t, money } = useI18n();
  return (
    <ul aria-label={t('adminPayments.stats')} className="grid gap-3 sm:grid-cols-3">
      {countedPaymentStatuses.map((status) => {
        const Icon = icons[status];
        return (
          <li key={status} className="min-w-0">
            <StatCard
              icon={<Icon />}
              label={t(`adminPayments.stats.${status}`)}
              value={stats && money(stats[status].sum)}
              note={stats && t('adminPayments.count', { count: stats[status].count })}
            />
          </li>
        );
      })}
    </ul>
  );
}
