import type { PricedEntry } from '@/domain/cart/priceEntry';
import { osText } from '@/domain/order/os';
import type { I18n } from '@/i18n/I18nProvider';

/** Name of an item: the plan, or the change to a server. */
function itemName({ entry }: PricedEntry, t: I18n['t']): string {
  switch (entry.kind) {
    case 'order':
      return entry.plan;
    case 'renewal':
      return t('cart.item.renewal', { id: entry.serverId });
    case 'tariff':
      return t('cart.item.tariff', { id: entry.serverId });
  }
}

/** Name of an item with its system, which distinguishes servers of one plan. */
export function itemLabel(priced: PricedEntry, t: I18n['t']): string {
  const name = itemName(priced, t);
  return priced.entry.kind === 'order' ? `${name}, ${osText(priced.entry.configuration.os)}` : name;
}
