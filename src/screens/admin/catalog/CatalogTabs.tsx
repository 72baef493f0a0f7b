import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { Link } from '@/primitives/Link';

export type CatalogTab = 'plans' | 'promos' | 'methods' | 'rates';

const tabs: readonly (readonly [tab: CatalogTab, href: string])[] = [
  ['plans', paths.admin.catalog],
  ['promos', paths.admin.promoCodes],
  ['methods', paths.admin.methods],
  ['rates', paths.admin.rates],
];

/** Links between the parts of the catalogue, each with its own address. */
export function CatalogTabs({ current }: { current: CatalogTab }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('adminCatalog.tabs')}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map(([tab, href]) => (
          <li key={tab}>
            <Link
              href={href}
              variant="bare"
              {...(tab === current ? { 'aria-current': 'page' as const } : {})}
              className={cx(
                'flex min-h-9 items-center rounded-control px-3 py-1.5 pointer-coarse:min-h-11',
                tab === current
                  ? 'bg-selected font-medium text-link forced-colors:border'
                  : 'text-text hover:bg-hover',
              )}
            >
              {t(`adminCatalog.tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
