import { LinkTabs } from '@/components/LinkTabs';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';

export type CatalogTab = 'plans' | 'promos' | 'methods';

const hrefs = {
  plans: paths.admin.catalog,
  promos: paths.admin.promoCodes,
  methods: paths.admin.methods,
} as const satisfies Record<CatalogTab, string>;

/** Links between the parts of the catalogue, each with an address of its own. */
export function CatalogTabs({ current }: { current: CatalogTab }) {
  const { t } = useI18n();
  const tabs = (['plans', 'promos', 'methods'] as const).map((tab) => ({
    label: t(`adminCatalog.tab.${tab}`),
    href: hrefs[tab],
  }));
  return <LinkTabs label={t('adminCatalog.tabs')} tabs={tabs} current={hrefs[current]} />;
}
