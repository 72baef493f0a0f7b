import type { SectionKey } from '@/paths';

/** Pages that have their real screen; every other one shows its placeholder, and leads to the nearest of these. */
export const builtSections = [
  'vps',
  'vpsCpu',
  'vpsStorage',
  'vpsCatalog',
  'vpsCpuCatalog',
  'vpsStorageCatalog',
  'osSelection',
  'cart',
  'serverEdit',
  'serverRenew',
  'serverChangeTariff',
  'payments',
  'paymentMethod',
  'support',
  'supportCreate',
  'supportTicket',
  'notifications',
  'paymentsHistory',
  'profile',
] as const satisfies readonly SectionKey[];

export type BuiltSection = (typeof builtSections)[number];
