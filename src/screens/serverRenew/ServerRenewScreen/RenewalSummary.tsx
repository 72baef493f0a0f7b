import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Receipt, type ReceiptRow } from '@/components/Receipt';
import { sumMoney } from '@/domain/money';
import { monthsOf } from '@/domain/pricing/period';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { ChevronDownIcon } from '@/primitives/icons';
import type { ReadyRenewView, ServerRenewActions } from './serverRenewTypes';

type RenewalSummaryProps = Pick<ServerRenewActions, 'onReceiptToggle' | 'onCartAdd'> & {
  view: ReadyRenewView;
};

/**
 * What the renewal costs and what to do about it (D15). In the bar of a narrow screen the lines fold away; total and
 * actions stay.
 */
export function RenewalSummary({ view, onReceiptToggle, onCartAdd }: RenewalSummaryProps) {
  const { t, money, date } = useI18n();
  const id = useId();
  const { lines, period, offers, quote, isReceiptOpen, isSaving } = view;
  const until = offers.find((offer) => offer.period === period)?.until ?? null;
  const total = money(quote.total);
  return (
    <div className="flex flex-col gap-3 px-4 py-2.5 sm:px-6 @4xl:gap-4 @4xl:p-5">
      <div
        id={`${id}-lines`}
        role="group"
        aria-label={t('serverRenew.summary.lines')}
        // It scrolls over a phone's screen, which the keyboard must be able to do too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isReceiptOpen ? 0 : undefined}
        className={cx(
          'flex max-h-[60dvh] flex-col gap-4 overflow-y-auto pt-2 @4xl:flex @4xl:max-h-none @4xl:overflow-visible @4xl:pt-0',
          !isReceiptOpen && 'hidden',
        )}
      >
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
      </div>
      <output className="sr-only">{t('serverRenew.summary.announce', { price: total })}</output>
      <button
        type="button"
        aria-expanded={isReceiptOpen}
        aria-controls={`${id}-lines`}
        onClick={onReceiptToggle}
        className="flex min-h-11 min-w-0 items-center justify-between gap-3 rounded-control text-left @4xl:hidden"
      >
        {!isReceiptOpen && (
          <span className="min-w-0">
            <span className="block text-sm text-text-muted">{t('pricing.receipt.total')}</span>
            <span className="block text-lg font-semibold figures">{total}</span>
          </span>
        )}
        <span className="ml-auto flex items-center gap-1.5 text-text-muted">
          {t(isReceiptOpen ? 'serverRenew.summary.fold' : 'serverRenew.summary.lines')}
          <ChevronDownIcon
            className={cx('size-4 transition-transform duration-150', !isReceiptOpen && 'rotate-180')}
          />
        </span>
      </button>
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
  const monthly = sumMoney(lines.map(({ server }) => server.monthlyPrice));
  const rows: ReceiptRow[] = [
    {
      id: 'base',
      label: t('pricing.receipt.base'),
      amount: quote.base,
      ...(months === 1
        ? {}
        : { note: t('pricing.receipt.times', { price: money(monthly), months, count: 1 }) }),
    },
  ];
  if (quote.discount < 0)
    rows.push({
      id: 'discount',
      label: t('pricing.receipt.discount'),
      amount: quote.discount,
      kind: 'saving',
    });
  if (quote.rounding > 0)
    rows.push({ id: 'rounding', label: t('pricing.receipt.rounding'), amount: quote.rounding });
  return <Receipt rows={rows} total={{ label: t('pricing.receipt.total'), amount: quote.total }} />;
}
