import { useId } from 'react';
import { Receipt } from '@/components/Receipt';
import { chargedDaysAtMost } from '@/domain/pricing/tariffChange';
import { useI18n } from '@/i18n/I18nProvider';
import type { ConfirmView } from './serverTariffView';

/** The charge in its three lines: difference, days left, sum (D18); and what a month costs from then on. */
export function ChargeSummary({ view: { server, quote } }: { view: ConfirmView }) {
  const { t, money, date } = useI18n();
  const id = useId();
  const { nextMonthly, difference, daysLeft, daysCharged, charge } = quote;
  const daysNote =
    daysLeft > chargedDaysAtMost
      ? t('serverTariff.charge.capped', { days: daysLeft, month: chargedDaysAtMost })
      : daysLeft === 0
        ? t('serverTariff.charge.expired', { date: date(server.endDate) })
        : undefined;
  return (
    <section aria-labelledby={id} className="rounded-card border border-border bg-surface p-5">
      <h2 id={id} className="mb-2 text-md font-semibold">
        {t('serverTariff.charge.title')}
      </h2>
      <Receipt
        rows={[
          { id: 'difference', label: t('serverTariff.charge.difference'), amount: difference },
          {
            id: 'days',
            label: t('serverTariff.charge.days'),
            amount: t('serverTariff.charge.daysOf', { days: daysCharged, month: chargedDaysAtMost }),
            ...(daysNote === undefined ? {} : { note: daysNote }),
          },
        ]}
        total={{
          label: t('serverTariff.charge.total'),
          amount: charge,
          note:
            difference < 0
              ? t('serverTariff.charge.noRefund')
              : t('serverTariff.charge.formula', { month: chargedDaysAtMost }),
        }}
      />
      <p className="mt-3 border-t border-border pt-3 text-sm text-text-muted">
        {t('serverTariff.charge.renewal', {
          price: t('pricing.perMonth', { price: money(nextMonthly) }),
        })}
      </p>
    </section>
  );
}
