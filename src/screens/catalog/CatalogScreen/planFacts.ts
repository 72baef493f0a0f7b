import type { Plan } from '@/domain/catalog/plan';
import type { I18n } from '@/i18n/I18nProvider';
import type { CatalogPeriod } from './catalogTypes';

/** A line of a plan's description. */
export interface PlanFact {
  key: 'cpu' | 'ram' | 'storage' | 'panel' | 'ipv4' | 'ipv6' | 'backup';
  label: string;
  value: string;
  /** The value in words that need no label, in lower case; null where it is large on every card. */
  brief: string | null;
}

/** Returns a plan's specs and features in the order of §2, for card and comparison. */
export function planFacts({ specs, features }: Plan, { t, number }: I18n): PlanFact[] {
  const fact = (key: PlanFact['key'], value: string, brief: string | null = null) => ({
    key,
    label: t(`catalog.spec.${key}`),
    value,
    brief,
  });
  const { controlPanel, backup } = features;
  return [
    fact('cpu', t('pricing.spec.cpu', { count: specs.cpu })),
    fact('ram', t('pricing.spec.ram', { size: specs.ram })),
    fact('storage', t('pricing.spec.storage', specs.storage)),
    controlPanel === 'none'
      ? fact('panel', t('catalog.none'), t('pricing.brief.noPanel'))
      : fact('panel', t(`pricing.panel.${controlPanel}`), t(`pricing.panel.${controlPanel}`)),
    fact('ipv4', number(features.publicIP), t('pricing.brief.ipv4', { count: number(features.publicIP) })),
    fact(
      'ipv6',
      t(features.ipv6 ? 'catalog.yes' : 'catalog.no'),
      t(features.ipv6 ? 'pricing.brief.ipv6' : 'pricing.brief.noIpv6'),
    ),
    fact(
      'backup',
      backup === 'none' ? t('catalog.none') : t(`pricing.backup.${backup}`),
      t('pricing.brief.backup', { schedule: backup }),
    ),
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
