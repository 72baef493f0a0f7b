import { LinkTabs } from '@/components/LinkTabs';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';

export type CatalogTab = 'plans' | 'prices' | 'datacenters' | 'systems' | 'promos' | 'methods' | 'rates';

const tabs: readonly (readonly [tab: CatalogTab, href: string])[] = [
  ['plans', paths.admin.catalog],
  ['prices', paths.admin.prices],
  ['datacenters', paths.admin.datacenterSales],
  ['systems', paths.admin.systems],
  ['promos', paths.admin.promoCodes],
  ['methods', paths.admin.methods],
  ['rates', paths.admin.rates],
];

/** Links between the parts of the catalogue, each with its own address. */
export function CatalogTabs({ current }: { current: CatalogTab }) {
  const { t } = useI18n();
  const links = tabs.map(([tab, href]) => ({
    label: t(`adminCatalog.tab.${tab}`),
    href,
    isCurrent: tab === current,
  }));
  return <LinkTabs label={t('adminCatalog.tabs')} tabs={links} />;
}
