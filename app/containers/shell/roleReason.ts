import { hasAccountRight, type AccountRight, type MemberRole } from '@/domain/members/memberRole';
import type { I18n } from '@/i18n/I18nProvider';
import { sectionAt } from '@/pages/dashboard';
import type { SectionKey } from '@/paths';
import {
  userSettingsTabOf,
  type UserSettingsTab,
} from '@/screens/userSettings/UserSettingsScreen/userSettingsTabs';

/**
 * Rights that the changes of a page require; absent where each decides for itself: the settings, which have tabs, and a
 * server's page, which some roles may partly change. The server has the last word on every call.
 */
const rightsOfPage: Partial<Record<SectionKey, readonly AccountRight[]>> = {
  profile: ['manage'],
  payers: ['billing'],
  payerAdd: ['billing'],
  payer: ['billing'],
  cart: ['cart'],
  orders: ['billing'],
  order: ['billing'],
  paymentMethods: ['billing'],
  billing: ['billing'],
  billPayment: ['billing'],
  paymentsHistory: ['billing'],
  payments: ['billing'],
  paymentMethod: ['billing'],
  vps: ['servers'],
  vpsCpu: ['servers'],
  vpsStorage: ['servers'],
  server: ['servers'],
  serverEdit: ['servers', 'billing'],
  serverRenew: ['billing'],
  serverChangeTariff: ['servers', 'billing'],
  vpsCatalog: ['cart'],
  vpsCpuCatalog: ['cart'],
  vpsStorageCatalog: ['cart'],
  osSelection: ['cart'],
  support: ['support'],
  supportCreate: ['support'],
  supportTicket: ['support'],
  tools: ['tools'],
  notifications: ['cart'],
};

/** The same for the tabs of the settings. The security is the person's own, whichever account they act for. */
const rightsOfTab: Readonly<Record<UserSettingsTab, readonly AccountRight[]>> = {
  security: [],
  keys: ['servers'],
  notices: ['manage'],
  data: ['own'],
};

/** Returns why a role allows no changes at an address; null if it does. */
export function roleReason(
  { t }: Pick<I18n, 't'>,
  role: MemberRole,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string | null {
  const key = sectionAt(pathname);
  const ofPage = key && rightsOfPage[key];
  const rights = key === 'userSettings' ? rightsOfTab[userSettingsTabOf(search)] : (ofPage ?? []);
  if (rights.every((right) => hasAccountRight(role, right))) return null;
  return t('acting.reason', { role: t(`acting.role.${role}`) });
}
