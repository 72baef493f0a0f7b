import type { CancellationQuote, QuotedPeriod } from '@/domain/servers/cancellation';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { Receipt } from '@/components/Receipt';

/** Explains the refund of a period. */
function noteOf({ paid, reason, usedDays, periodDays }: QuotedPeriod, { t, money, number }: I18n): string {
  const used = { used: number(usedDays), count: periodDays };
  return `${t('leaving.period.paid', { amount: money(paid) })} ${t(`leaving.reason.${reason}`, used)}`;
}

/** Shows the refund of an immediate cancellation, by period and rule of the policy. */
export function CancellationRefund({
  quote: { periods, refund },
  policyHref,
}: {
  /** Quote of the refund, line by line, in kopecks. */
  quote: CancellationQuote;
  /** Address of the refund policy. */
  policyHref: string;
}) {
  const i18n = useI18n();
  const { t, date } = i18n;
  return (
    <div className="rounded-control bg-sunken p-3">
      {periods.length === 0 && <p className="mb-2 text-sm text-text-muted">{t('leaving.noPeriods')}</p>}
      <Receipt
        rows={periods.map((period) => ({
          id: period.id,
          label: t('leaving.period', { from: date(period.from), until: date(period.until) }),
          amount: period.amount,
          note: noteOf(period, i18n),
        }))}
        total={{ label: t('leaving.total'), amount: refund }}
      />
      <Link href={policyHref} target="_blank" className="mt-2 inline-block py-0.5 text-sm">
        {t('leaving.policy')}
      </Link>
    </div>
  );
}
