import type { I18n } from '@/i18n/I18nProvider';
import type { AccountView, CartFigures, ShellHrefs } from './types';

/** Placeholder for a figure that could not be loaded: a dash, never a zero. */
export const unknownFigure = '—';

/** A counted link of the top bar. */
export interface CountedLink {
  id: 'messages' | 'unpaid' | 'notifications' | 'cart';
  href: string;
  /** Name including the count. */
  label: string;
  /** `null` while unknown. */
  count: number | null;
}

/** Returns the counted links of top bar and drawer, named with their known counts. */
export function countedLinks(
  account: AccountView,
  hrefs: ShellHrefs,
  { t, money }: Pick<I18n, 't' | 'money'>,
): Record<CountedLink['id'], CountedLink> {
  const known = account.status === 'ready' ? account : null;
  const cart = known && known.cart;
  const named = (plain: string) =>
    account.status === 'error' ? `${plain}: ${t('shell.figures.unknown')}` : plain;
  return {
    messages: {
      id: 'messages',
      href: hrefs.messages,
      count: known && known.unreadMessages,
      label: known ? t('shell.messages.count', { count: known.unreadMessages }) : named(t('shell.messages')),
    },
    unpaid: {
      id: 'unpaid',
      href: hrefs.unpaid,
      count: known && known.unpaidItems,
      label: known ? t('shell.unpaid.count', { count: known.unpaidItems }) : named(t('shell.unpaid')),
    },
    notifications: {
      id: 'notifications',
      href: hrefs.notifications,
      count: known && known.unreadNotifications,
      label:
        known && known.unreadNotifications !== null
          ? t('shell.notifications.count', { count: known.unreadNotifications })
          : named(t('shell.notifications')),
    },
    cart: {
      id: 'cart',
      href: hrefs.cart,
      count: cart && cart.itemCount,
      label: cart ? cartLabel(cart, { t, money }) : named(t('shell.cart')),
    },
  };
}

function cartLabel({ itemCount, total }: CartFigures, { t, money }: Pick<I18n, 't' | 'money'>): string {
  if (total !== null) return t('shell.cart.count', { count: itemCount, total: money(total) });
  return itemCount === 0
    ? t('shell.cart.count', { count: 0, total: '' })
    : `${t('shell.cart')}: ${t('shell.cart.items', { count: itemCount })}`;
}
