import { cx } from 'class-variance-authority';
import { knownPaymentStatuses } from '@/domain/payment/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { FactList, type Fact } from '@/components/FactList';
import type { PaymentSheetView } from './paymentOverlay';

/** Maximum payers named in a statement's header; the table has all. */
const namedPayers = 3;

const cellClass = 'border-b border-border px-1.5 py-1 align-top first:pl-0 last:pr-0';

/** Printed list of payments: payers, period, table with repeated headers, sums. */
export function PaymentStatement({ sheet }: { sheet: Extract<PaymentSheetView, { kind: 'statement' }> }) {
  const { t, money, currency, date, number } = useI18n();
  const { payments, totals, search, status, method } = sheet;
  const payers = [...new Set(payments.map(({ payer }) => payer))];
  const facts: Fact[] = [
    {
      label: t('payments.sheet.payers', { count: payers.length }),
      value:
        payers.length > namedPayers
          ? t('payments.sheet.morePayers', {
              names: payers.slice(0, namedPayers).join(', '),
              count: payers.length - namedPayers,
            })
          : payers.join(', '),
    },
    {
      label: t('payments.filter.period'),
      value: t('payments.period.fromTo', { from: date(sheet.from), to: date(sheet.to) }),
    },
    ...(status === null
      ? []
      : [{ label: t('payments.filter.status'), value: t(`payments.status.${status}`) }]),
    ...(method === null ? [] : [{ label: t('payments.filter.method'), value: t(`paymentMethod.${method}`) }]),
    ...(search === '' ? [] : [{ label: t('payments.sheet.search'), value: search }]),
  ];
  const columns = [
    ['number', 'start'],
    ['date', 'start'],
    ['payer', 'start'],
    ['paymentMethod', 'start'],
    ['amount', 'end'],
    ['amountInPaymentCurrency', 'end'],
    ['status', 'start'],
  ] as const;
  return (
    <>
      <div className="flex flex-col gap-3">
        <h1 className="text-lg font-semibold">{t('payments.sheet.statement')}</h1>
        <FactList layout="sheet" facts={facts} />
      </div>
      <table className="w-full border-collapse text-xs">
        <thead>
          <tr>
            {columns.map(([key, align]) => (
              <th
                key={key}
                scope="col"
                className={cx(
                  'border-b border-border-strong px-1.5 py-1 align-bottom font-medium first:pl-0 last:pr-0',
                  align === 'end' ? 'text-end' : 'text-start',
                )}
              >
                {t(`payments.column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id} className="break-inside-avoid">
              <td className={cx(cellClass, 'whitespace-nowrap figures')}>{payment.number}</td>
              <td className={cx(cellClass, 'whitespace-nowrap figures')}>{date(payment.date)}</td>
              <td className={cx(cellClass, '[overflow-wrap:anywhere]')}>{payment.payer}</td>
              <td className={cellClass}>{t(`paymentMethod.${payment.paymentMethod}`)}</td>
              <td className={cx(cellClass, 'text-end whitespace-nowrap figures')}>{money(payment.amount)}</td>
              <td className={cx(cellClass, 'text-end whitespace-nowrap figures')}>
                {currency(payment.amountInPaymentCurrency)}
              </td>
              <td className={cellClass}>{t(`payments.status.${payment.status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ml-auto flex w-fit min-w-72 break-inside-avoid flex-col gap-1 figures">
        {knownPaymentStatuses
          .filter((of) => totals.byStatus[of] > 0)
          .map((of) => (
            <div key={of} className="flex justify-between gap-8">
              <dt>{t(`payments.status.${of}`)}</dt>
              <dd>{money(totals.byStatus[of])}</dd>
            </div>
          ))}
        <div className="flex justify-between gap-8 border-t border-border-strong pt-1 font-semibold">
          <dt>{t('payments.sheet.total', { count: number(payments.length) })}</dt>
          <dd>{money(totals.all)}</dd>
        </div>
      </dl>
    </>
  );
}
