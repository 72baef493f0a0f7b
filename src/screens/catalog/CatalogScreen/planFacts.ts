import type { Plan } from '@/domain/catalog/plan';
import type { I18n } from '@/i18n/I18nProvider';
import type { CatalogPeriod } from './catalogTypes';

/** A line of a plan's description. */
export interface PlanFact {
  key: 'cpu' | 'ram' | 'storage' | 'panel' | 'ipv4' | 'ipv6' | 'backup';
  label: string;
  value: string;
}

/** Returns a plan's specs and features in the order of §2, for card and comparison. */
export function planFacts({ specs, features }: Plan, { t, number }: I18n): PlanFact[] {
  const fact = (key: PlanFact['key'], value: string) => ({ key, label: t(`catalog.spec.${key}`), value });
  const { controlPanel, backup } = features;
  return [
    fact('cpu', t('pricing.spec.cpu', { count: specs.cpu })),
    fact('ram', t('pricing.spec.ram', { size: specs.ram })),
    fact('storage', t('pricing.spec.storage', specs.storage)),
    fact('panel', controlPanel === 'none' ? t('catalog.none') : t(`pricing.panel.${controlPanel}`)),
    fact('ipv4', number(features.publicIP)),
    fact('ipv6', t(features.ipv6 ? 'catalog.yes' : 'catalog.no')),
    fact('backup', backup === 'none' ? t('catalog.none') : t(`pricing.backup.${backup}`)),
  ];
}

/** Returns the facts that all these plans share; empty if there is nothing to compare. */
export function sharedFacts(plans: readonly Plan[], i18n: I18n): ReadonlySet<PlanFact['key']> {
  const [first, ...others] = plans.map((plan) => planFacts(plan, i18n));
  if (!first || others.length === 0) return new Set();
  const shared = first.filter(({ value }, at) => others.every((facts) => facts[at]?.value === value));
  return new Set(shared.map(({ key }) => key));
}

/** Returns the suffix of a period's price: '/ 3 месяца'. 'Any' is a month (D15). */
export function perPeriod(period: CatalogPeriod, t: I18n['t']): string {
  return t(`catalog.per.${period === 'any' ? 'month' : period}`);
}
