import { BarChart } from '@/components/BarChart';
import { Panel } from '@/components/Panel';
import type { MonthFigures } from '@/domain/admin/months';
import { kopecks, kopecksPerRuble } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import { monthName } from '@/i18n/monthName';
import { RadioCards } from '@/primitives/RadioCards';
import type { AnalyticsForm } from './adminAnalyticsView';

const forms = ['chart', 'table'] as const;

interface RevenuePanelProps {
  months: readonly MonthFigures[];
  form: AnalyticsForm;
  onFormChange: (form: AnalyticsForm) => void;
}

/** Monthly revenue as a chart or as a table. */
export function RevenuePanel({ months, form, onFormChange }: RevenuePanelProps) {
  const { t } = useI18n();
  return (
    <Panel
      title={t('adminAnalytics.revenue')}
      aside={
        <div className="w-48 sm:[&_div]:justify-end">
          <RadioCards
            label={t('adminAnalytics.form')}
            isLabelHidden
            look="segments"
            options={forms.map((value) => ({ value, title: t(`adminAnalytics.form.${value}`) }))}
            value={form}
            onValueChange={onFormChange}
          />
        </div>
      }
    >
      {form === 'chart' ? <RevenueChart months={months} /> : <RevenueTable months={months} />}
    </Panel>
  );
}

function RevenueChart({ months }: { months: readonly MonthFigures[] }) {
  const { t, locale, money, number } = useI18n();
  const best = months.reduce<MonthFigures | null>(
    (found, month) => (found === null || month.revenue > found.revenue ? month : found),
    null,
  );
  const [first] = months;
  const last = months.at(-1);
  return (
    <BarChart
      label={
        best && first && last
          ? t('adminAnalytics.chart.label', {
              from: monthName(first.month, locale),
              to: monthName(last.month, locale),
              best: monthName(best.month, locale),
              sum: money(best.revenue),
            })
          : t('adminAnalytics.revenue')
      }
      bars={months.map(({ month, revenue }) => ({
        id: month,
        label: monthName(month, locale, 'short'),
        value: revenue,
        // Bars only have room for rubles; the table has kopecks.
        text: number(Math.round(kopecks(revenue) / kopecksPerRuble)),
      }))}
    />
  );
}

function RevenueTable({ months }: { months: readonly MonthFigures[] }) {
  const { t, locale, money, number } = useI18n();
  const figure = 'py-2.5 pl-4 text-end figures';
  return (
    // On a phone the chart is wider than its container and must be scrollable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" tabIndex={0} aria-label={t('adminAnalytics.revenue')} className="overflow-x-auto">
      <table className="w-full text-start">
        <caption className="sr-only">{t('adminAnalytics.revenue')}</caption>
        <thead>
          <tr className="border-b border-border text-sm text-text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {t('adminAnalytics.column.month')}
            </th>
            <th scope="col" className="py-2 pl-4 text-end font-medium">
              {t('adminAnalytics.column.revenue')}
            </th>
            <th scope="col" className="py-2 pl-4 text-end font-medium">
              {t('adminAnalytics.column.payments')}
            </th>
            <th scope="col" className="py-2 pl-4 text-end font-medium">
              {t('adminAnalytics.column.joined')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, revenue, payments, joined }) => (
            <tr key={month} className="border-b border-border last:border-0">
              <th scope="row" className="py-2.5 text-start font-normal first-letter:uppercase">
                {monthName(month, locale)}
              </th>
              <td className={figure}>{money(revenue)}</td>
              <td className={figure}>{number(payments)}</td>
              <td className={figure}>{number(joined)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
