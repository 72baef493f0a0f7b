import type { PlanSpecs } from '@/domain/catalog/plan';
import type { I18n } from '@/i18n/I18nProvider';

/** `4 vCore · 8 ГБ · 130 ГБ NVME`. */
export function specsText({ cpu, ram, storage }: PlanSpecs, t: I18n['t']): string {
  return [
    t('pricing.spec.cpu', { count: cpu }),
    t('pricing.spec.ram', { size: ram }),
    t('pricing.spec.storage', storage),
  ].join(' · ');
}
