import { monthlyFrom } from '@/domain/pricing/renewal';
import type { Server } from '@/domain/servers/server';
import type { I18n } from '@/i18n/I18nProvider';

/** Names each announced monthly price with the day of its first periods; null for none. */
export const nextPriceText = (
  server: Pick<Server, 'monthlyPrice' | 'nextPrices'>,
  { t, money, date }: Pick<I18n, 't' | 'money' | 'date'>,
): string | null =>
  [...new Set(server.nextPrices.map(({ from }) => from))]
    .toSorted()
    .map((from) => t('renewal.nextPrice', { price: money(monthlyFrom(server, from)), date: date(from) }))
    .join('; ') || null;
