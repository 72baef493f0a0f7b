import type { OrderConfiguration } from '@/domain/order/configuration';
import { osText, type OsChoice } from '@/domain/order/os';
import type { I18n } from '@/i18n/I18nProvider';

/** Returns the system of an order: the backup that it is restored from, or its name. Uses the messages `pricing`. */
export function orderedSystemText(
  { os, fromBackup }: { os: OsChoice } & Pick<OrderConfiguration, 'fromBackup'>,
  { t, dateOfMoment }: Pick<I18n, 't' | 'dateOfMoment'>,
): string {
  if (!fromBackup) return osText(os);
  return t('pricing.fromBackup', { server: fromBackup.serverName, date: dateOfMoment(fromBackup.madeAt) });
}
