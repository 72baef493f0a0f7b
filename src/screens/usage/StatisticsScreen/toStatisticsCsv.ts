import { toCsv, type CsvCell } from '@/domain/values/csv';
import { decimalSign } from '@/i18n/decimalSign';
import type { I18n } from '@/i18n/I18nProvider';
import type { Statistics } from './statisticsView';

const bytesCell = (bytes: number | null) => (bytes === null ? '' : String(bytes));

/** Exports the statistics for a spreadsheet: what a row is about, its name, its rubles or its bytes. */
export function toStatisticsCsv(
  { months, products, servers, traffic }: Statistics,
  { t, locale }: Pick<I18n, 't' | 'locale'>,
): string {
  const head: readonly CsvCell[] = [
    t('statistics.csv.section'),
    t('statistics.csv.name'),
    t('statistics.csv.rubles'),
    t('statistics.csv.received'),
    t('statistics.csv.sent'),
  ];
  const sums = [
    ...months.map(({ month, paid }) => [t('statistics.months'), month, paid] as const),
    ...products.map(({ product, paid }) => {
      const name = t(`statistics.product.${product}`);
      return [t('statistics.products'), name, paid] as const;
    }),
    ...servers.map(({ name, paid }) => [t('statistics.servers'), name, paid] as const),
  ].map(([section, name, hundredths]): readonly CsvCell[] => [section, name, { hundredths }, '', '']);
  const measured = traffic.status === 'ready' ? traffic.items : [];
  const bytes = measured.map(({ domain, received, sent }): readonly CsvCell[] => [
    t('statistics.traffic'),
    domain,
    '',
    bytesCell(received),
    bytesCell(sent),
  ]);
  return toCsv([head, ...sums, ...bytes], decimalSign(locale));
}
