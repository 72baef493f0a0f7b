import { LinkTabs } from '@/components/LinkTabs';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';

export type PaymentTab = 'payments' | 'statements';

const tabs: readonly (readonly [tab: PaymentTab, href: string])[] = [
  ['payments', paths.admin.payments],
  ['statements', paths.admin.statements],
];

/** Links between the payments and the statements of gateways. */
export function PaymentTabs({ current }: { current: PaymentTab }) {
  const { t } = useI18n();
  const links = tabs.map(([tab, href]) => ({
    label: t(`admin.payments.tab.${tab}`),
    href,
    isCurrent: tab === current,
  }));
  return <LinkTabs label={t('admin.payments.tabs')} tabs={links} />;
}
