import { LinkTabs } from '@/components/LinkTabs';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';

export type SettingsTab = 'portal' | 'entities';

const tabs: readonly (readonly [tab: SettingsTab, href: string])[] = [
  ['portal', paths.admin.settings],
  ['entities', paths.admin.entities],
];

/** Links between the settings of the portal and the legal entities. */
export function SettingsTabs({ current }: { current: SettingsTab }) {
  const { t } = useI18n();
  const links = tabs.map(([tab, href]) => ({
    label: t(`admin.settings.tab.${tab}`),
    href,
    isCurrent: tab === current,
  }));
  return <LinkTabs label={t('admin.settings.tabs')} tabs={links} />;
}
