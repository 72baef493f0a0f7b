import { kopecks } from '@/domain/money/money';
import type { NextPrice, Server } from '@/domain/servers/server';
import type { I18n } from '@/i18n/I18nProvider';

/** Names an announced monthly price with the options, and the day of its first periods. */
export const nextPriceText = (
  { optionsMonthly }: Pick<Server, 'optionsMonthly'>,
  { monthly, from }: NextPrice,
  { t, money, date }: Pick<I18n, 't' | 'money' | 'date'>,
): string => t('renewal.nextPrice', { price: money(kopecks(monthly + optionsMonthly)), date: date(from) });
