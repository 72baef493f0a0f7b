import type { PlaceholderView } from '@/screens/placeholder/PlaceholderScreen/PlaceholderScreen';

/** Section, its icon, the nearest page that is built. */
const rows = [
  ['userRoles', 'users', 'profile'],
  ['payers', 'idCard', 'payments'],
  ['affiliate', 'share', 'profile'],
  ['orders', 'list', 'vps'],
  ['paymentMethods', 'card', 'payments'],
  ['discounts', 'tag', 'cart'],
  ['userSettings', 'settings', 'profile'],
  ['dedicated', 'rack', 'vpsCpuCatalog'],
  ['protection', 'shield', 'vps'],
  ['dns', 'globe', 'vps'],
  ['ftp', 'folder', 'vpsStorageCatalog'],
  ['ip', 'network', 'vps'],
  ['ssl', 'lock', 'vps'],
  ['ispmanager', 'monitor', 'vps'],
  ['modules', 'puzzle', 'vps'],
  ['bitninja', 'shieldAlert', 'vps'],
  ['billing', 'receipt', 'paymentsHistory'],
  ['tools', 'tools', 'vps'],
  ['statistics', 'chart', 'vps'],
  ['help', 'book', 'support'],
] as const satisfies readonly (readonly [string, PlaceholderView['icon'], string])[];

/** The twenty placeholders of §2 and D5, as the app builds them but for the ticket's subject: a test keeps them equal. */
export const placeholderViews: readonly PlaceholderView[] = rows.map(([key, icon, nearest]) => ({
  name: `shell.nav.${key}`,
  icon,
  text: `placeholder.text.${key}`,
  nearest: { href: `/dashboard/${dashed(nearest)}`, name: `shell.nav.${nearest}` },
  askHref: '/dashboard/support/create',
}));

/** `vpsCpuCatalog` stands at `vps-cpu-catalog`. */
function dashed(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
