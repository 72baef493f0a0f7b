import { useId } from 'react';
import { chargeRows } from '@/components/chargeRows';
import { Receipt } from '@/components/Receipt';
import { useI18n } from '@/i18n/I18nProvider';
import type { ConfirmView } from './serverTariffView';

/** Charge by line (D18, D37), and the price of the next renewal. */
export function ChargeSummary({ view: { server, quote, charge } }: { view: ConfirmView }) {
  const i18n = useI18n();
  const { t, money, date } = i18n;
  const id = useId();
  const { nextMonthly, difference, covers, lines } = quote;
  const note =
    difference < 0
      ? t('serverTariff.charge.noRefund')
      : covers === null
        ? t('serverTariff.charge.expired', { date: date(server.endDate) })
        : lines.length === 0
          ? t('serverTariff.charge.paid')
          : null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-border bg-surface p-5">
      <h2 id={id} className="mb-2 text-md font-semibold">
        {t('serverTariff.charge.title')}
      </h2>
      <Receipt
        rows={[
          { id: 'difference', label: t('serverTariff.charge.difference'), amount: difference },
          // The lines of a sum quoted by the server are not known here.
          ...(charge === quote.charge ? chargeRows(quote, i18n) : []),
        ]}
        total={{
          label: t('serverTariff.charge.total'),
          amount: charge,
          ...(note === null ? {} : { note }),
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
