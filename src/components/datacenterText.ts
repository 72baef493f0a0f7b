import { datacenterIds, type DatacenterId } from '@/domain/catalog/plan';
import type { I18n } from '@/i18n/I18nProvider';

/** Whether it is a known data centre. */
export function isKnownDatacenter(datacenter: string): datacenter is DatacenterId {
  return datacenterIds.some((id) => id === datacenter);
}

/** Returns a data centre's country and city in the reader's language (D1); an unknown one unchanged. */
export function datacenterText(datacenter: string, t: I18n['t']): string {
  return isKnownDatacenter(datacenter) ? t(`servers.datacenter.${datacenter}`) : datacenter;
}
