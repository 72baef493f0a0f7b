import type { BillItem } from '@/domain/payment/bill';
import type { I18n } from '@/i18n/I18nProvider';

/** Returns an item of a bill or payment in words: 'Diadem, 3 months'. */
function itemText(item: BillItem, t: I18n['t']): string {
  const thing = thingText(item, t);
  return item.months === null ? thing : t('bills.item.months', { thing, count: item.months });
}

function thingText({ kind, title, serverId, count, fromBackup }: BillItem, t: I18n['t']): string {
  const id = serverId ?? 0;
  switch (kind) {
    case 'order': {
      const plan = count === 1 ? title : t('bills.item.order', { plan: title, count });
      return fromBackup === undefined ? plan : t('bills.item.fromBackup', { plan, server: fromBackup });
    }
    case 'renewal':
      return t('bills.item.renewal', { id });
    case 'tariff':
      return t('bills.item.tariff', { tariff: title, id });
    case 'options':
      return t('bills.item.options', { id });
    case 'custom':
      return title;
    case 'bills':
      return t('bills.item.bills', { numbers: title });
    case 'topUp':
    case 'service':
      return t(`bills.item.${kind}`);
  }
}

/** Returns all items of a bill in one line. */
export function itemsText({ items }: { readonly items: readonly BillItem[] }, t: I18n['t']): string {
  return items.map((item) => itemText(item, t)).join('; ');
}
