import { paths } from '@/paths';

/** Parts of the settings, in their order. */
export const userSettingsTabs = ['security', 'keys', 'notices', 'data'] as const;
export type UserSettingsTab = (typeof userSettingsTabs)[number];

/** Address of a part of the settings. Mails link to the page's own address for the choice of notifications. */
export function userSettingsTabHref(tab: UserSettingsTab): string {
  const { userSettings } = paths.dashboard;
  return tab === 'notices' ? userSettings : `${userSettings}?tab=${tab}`;
}

/** The part that an address names; the notifications for anything else. */
export function userSettingsTabOf(search: string): UserSettingsTab {
  const name = new URLSearchParams(search).get('tab');
  return userSettingsTabs.find((tab) => tab === name) ?? 'notices';
}
