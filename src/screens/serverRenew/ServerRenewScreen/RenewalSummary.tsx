import { useId } from 'react';
import { discountRows } from '@/components/discountRows';
import { FoldButton, FoldingLines } from '@/components/FoldingLines';
import { Receipt, type ReceiptRow } from '@/components/Receipt';
import { sumMoney } from '@/domain/money/money';
import { monthsOf } from '@/domain/pricing/period';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import type { ReadyRenewView, ServerRenewActions } from './serverRenewView';

type RenewalSummaryProps = Pick<ServerRenewActions, 'onReceiptToggle' | 'onCartAdd'> & {
  view: ReadyRenewView;
};

/** Cost and actions of the renewal (D15). In a narrow screen's bar the lines fold; total and actions stay. */
export function RenewalSummary({ view, onReceiptToggle, onCartAdd }: RenewalSummaryProps) {
  const { t, money, date } = useI18n();
  const id = useId();
  const { lines, period, offers, quote, isReceiptOpen, isSaving } = view;
  const until = offers.find((offer) => offer.period === period)?.until ?? null;
  const total = money(quote.total);
  return (
    <div className="flex flex-col gap-3 px-page py-2.5 @4xl:gap-4 @4xl:p-5">
      <FoldingLines id={`${id}-lines`} label={t('serverRenew.summary.lines')} isOpen={isReceiptOpen}>
        <div className="flex flex-col gap-0.5">
          <h2 className="text-md font-semibold">{t('serverRenew.summary.title')}</h2>
          <p className="text-text-muted">
            {t('serverRenew.summary.for', {
              period: t(`serverRenew.period.${period}`),
              count: lines.length,
            })}
          </p>
          {until !== null && (
            <p className="text-text-muted figures">{t('serverRenew.summary.until', { date: date(until) })}</p>
          )}
        </div>
        <RenewalReceipt view={view} />
      </FoldingLines>
      <output className="sr-only">{t('serverRenew.summary.announce', { price: total })}</output>
      <FoldButton
        controls={`${id}-lines`}
        isOpen={isReceiptOpen}
        label={t(isReceiptOpen ? 'serverRenew.summary.fold' : 'serverRenew.summary.lines')}
        onToggle={onReceiptToggle}
      >
        <span className="shrink-0 whitespace-nowrap">
          <span className="block text-sm text-text-muted">{t('pricing.receipt.total')}</span>
          <span className="block text-lg font-semibold figures">{total}</span>
        </span>
      </FoldButton>
      <div className="flex flex-row-reverse gap-2 *:flex-1 @4xl:flex-col @4xl:*:flex-none">
        <Button intent="primary" pending={isSaving} onClick={onCartAdd}>
          {t('serverRenew.toCart')}
        </Button>
        <ButtonLink href={view.backHref}>{t('common.cancel')}</ButtonLink>
      </div>
    </div>
  );
}

function RenewalReceipt({ view: { lines, period, quote } }: { view: ReadyRenewView }) {
  const { t, money } = useI18n();
  const months = monthsOf(period);
  const monthly = sumMoney(lines.map((line) => line.monthly));
  const rows: ReceiptRow[] = [
    {
      id: 'base',
      label: t('pricing.receipt.base'),
      amount: quote.base,
      ...(months === 1
        ? {}
        : { note: t('pricing.receipt.times', { price: money(monthly), months, count: 1 }) }),
    },
    ...discountRows(quote, t),
  ];
  return <Receipt rows={rows} total={{ label: t('pricing.receipt.total'), amount: quote.total }} />;
}
