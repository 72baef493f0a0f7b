import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { LinkTabs } from './LinkTabs';

const tabs = ['billing', 'paymentsHistory', 'documents'] as const;

export interface MoneyTabsProps {
  /** The open page. */
  current: (typeof tabs)[number];
}

/** Links between an account's bills, payments and documents. */
export function MoneyTabs({ current }: MoneyTabsProps) {
  const { t } = useI18n();
  const links = tabs.map((tab) => ({
    label: t(`shell.nav.${tab}`),
    href: paths.dashboard[tab],
    isCurrent: tab === current,
  }));
  return <LinkTabs label={t('shell.group.billing')} tabs={links} />;
}
