import { orderedSystemText } from '@/components/orderedSystemText';
import type { PricedEntry } from '@/domain/cart/priceEntry';
import type { I18n } from '@/i18n/I18nProvider';

/** Name of an item: the plan, or the change to a server. */
function itemName(entry: PricedEntry['entry'], t: I18n['t']): string {
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
export function itemLabel({ entry }: PricedEntry, i18n: Pick<I18n, 't' | 'dateOfMoment'>): string {
  const name = itemName(entry, i18n.t);
  return entry.kind === 'order' ? `${name}, ${orderedSystemText(entry.configuration, i18n)}` : name;
}
