import { useI18n } from '@/i18n/I18nProvider';
import { LinkTabs } from './LinkTabs';

const tabs = ['billing', 'paymentsHistory', 'documents'] as const;

type MoneyTab = (typeof tabs)[number];

export interface MoneyTabsProps {
  /** The open page. */
  current: MoneyTab;
  /** Addresses of the pages. */
  hrefs: Readonly<Record<MoneyTab, string>>;
}

/** Links between an account's bills, payments and documents. */
export function MoneyTabs({ current, hrefs }: MoneyTabsProps) {
  const { t } = useI18n();
  const links = tabs.map((tab) => ({
    label: t(`shell.nav.${tab}`),
    href: hrefs[tab],
    isCurrent: tab === current,
  }));
  return <LinkTabs label={t('shell.group.billing')} tabs={links} />;
}
