import { LinkTabs } from '@/components/LinkTabs';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';

export type MailTab = 'mails' | 'texts';

const tabs: readonly (readonly [tab: MailTab, href: string])[] = [
  ['mails', paths.admin.mails],
  ['texts', paths.admin.mailTexts],
];

/** Links between the mails that were sent and their texts. */
export function MailTabs({ current }: { current: MailTab }) {
  const { t } = useI18n();
  const links = tabs.map(([tab, href]) => ({
    label: t(`adminMails.tab.${tab}`),
    href,
    isCurrent: tab === current,
  }));
  return <LinkTabs label={t('adminMails.tabs')} tabs={links} />;
}
