import type { AdminPrice, PriceKey } from '@/domain/admin/price';
import { isTariffItem, kindOfPrice, partOfItem, type PriceItem } from '@/domain/admin/priceItems';
import { kopecks } from '@/domain/money/money';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

/** Name of an item. */
export const itemText = (item: PriceItem, t: I18n['t']): string =>
  isTariffItem(item) ? partOfItem(item) : t(`adminPrices.item.${item}`);

/** Formats a value of an item: a price, or a discount in percent. */
export const valueText = (item: PriceItem, value: number, { t, money }: Pick<I18n, 't' | 'money'>): string =>
  kindOfPrice(item) === 'discount' ? t('adminPrices.percent', { percent: value }) : money(kopecks(value));

/** Columns of the price list. */
export function priceColumns(i18n: I18n): GridColumn<AdminPrice, PriceKey>[] {
  const { t, date } = i18n;
  const header = (key: PriceKey) => ({ key, header: t(`adminPrices.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      width: 16,
      part: 'title',
      cell: ({ id }) => <span className="[overflow-wrap:anywhere]">{itemText(id, t)}</span>,
    },
    {
      ...header('kind'),
      width: 8,
      isSecondary: true,
      cell: ({ id }) => t(`adminPrices.kind.${kindOfPrice(id)}`),
    },
    {
      ...header('value'),
      align: 'end',
      className: 'figures',
      width: 12,
      cell: ({ id, value, upcoming }) => (
        <span className="block">
          <span className="block whitespace-nowrap">{valueText(id, value, i18n)}</span>
          {upcoming && (
            <span className="block text-sm text-text-muted">
              {t('adminPrices.later', {
                value: valueText(id, upcoming.value, i18n),
                date: date(upcoming.from),
              })}
            </span>
          )}
        </span>
      ),
    },
  ];
}
