import type { SectionKey } from '@/paths';
import type { SupportService } from '@/domain/support';
import type { BuiltSection } from './builtSections';
import { sectionKeys } from './sections';

interface Placeholder {
  /** Where a person can do something about the same thing today (D6): a page that is built. */
  nearest: BuiltSection;
  /** The service a question is about, where the ticket form knows it (§9). */
  service?: SupportService;
}

/**
 * The pages of the dashboard that show only a placeholder (§2, D5): every one that is not built. Name and icon are the
 * section's, the sentence is `placeholder.text.<key>`.
 */
const table = {
  dedicated: { nearest: 'vpsCpuCatalog', service: 'dedicated' },
  protection: { nearest: 'vps', service: 'protection' },
  dns: { nearest: 'vps', service: 'dns' },
  ftp: { nearest: 'vpsStorageCatalog', service: 'ftp' },
  ip: { nearest: 'vps', service: 'ip' },
  ssl: { nearest: 'vps', service: 'ssl' },
  ispmanager: { nearest: 'vps', service: 'ispmanager' },
  modules: { nearest: 'vps', service: 'modules' },
  bitninja: { nearest: 'vps', service: 'bitninja' },
  userRoles: { nearest: 'profile' },
  payers: { nearest: 'payments' },
  affiliate: { nearest: 'profile' },
  orders: { nearest: 'vps' },
  paymentMethods: { nearest: 'payments' },
  discounts: { nearest: 'cart' },
  userSettings: { nearest: 'profile' },
  billing: { nearest: 'paymentsHistory' },
  tools: { nearest: 'vps' },
  statistics: { nearest: 'vps' },
  help: { nearest: 'support' },
} as const satisfies Readonly<Partial<Record<SectionKey, Placeholder>>>;

export type PlaceholderKey = keyof typeof table;

export const placeholders: Readonly<Record<PlaceholderKey, Placeholder>> = table;

/** Whether a page is one of them. */
export function isPlaceholder(key: SectionKey): key is PlaceholderKey {
  return Object.hasOwn(placeholders, key);
}

/** All of them, in the order of the sections. */
export const placeholderKeys: readonly PlaceholderKey[] = sectionKeys.filter(isPlaceholder);
