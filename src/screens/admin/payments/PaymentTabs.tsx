import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { Link } from '@/primitives/Link';

export type PaymentTab = 'payments' | 'statements';

const tabs: readonly (readonly [tab: PaymentTab, href: string])[] = [
  ['payments', paths.admin.payments],
  ['statements', paths.admin.statements],
];

/** Links between the payments and the statements of gateways. */
export function PaymentTabs({ current }: { current: PaymentTab }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('admin.payments.tabs')}>
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
              {t(`admin.payments.tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
