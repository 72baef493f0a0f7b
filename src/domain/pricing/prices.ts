import type { IsoDate } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import type { BackupId, PanelId } from './options';
import type { Discounts } from './period';
import type { Tariff } from './tariffChange';

/** Current prices besides those of the plans. Sold options and tariffs keep their own (D38). */
export interface Prices {
  /** Monthly licences on order. Server edit has its own list: the specification differs between the screens (D17). */
  readonly panel: Readonly<Record<PanelId, Money>>;
  /** Monthly licences on server edit (D17). */
  readonly editPanel: Readonly<Record<PanelId, Money>>;
  /** Each additional public IPv4 address, monthly (D16). */
  readonly ipv4: Money;
  /** An IPv6 network, monthly. */
  readonly ipv6: Money;
  /** Monthly. */
  readonly backup: Readonly<Record<BackupId, Money>>;
  /** Plans that a server can change to, most expensive first. */
  readonly tariffs: readonly Tariff[];
  readonly discounts: Discounts;
}

/** Day and prices of a quote. */
export interface PriceTerms {
  readonly today: IsoDate;
  readonly prices: Prices;
}

/** Prices that server edit needs. */
export type EditPrices = Omit<Prices, 'panel' | 'tariffs'>;
