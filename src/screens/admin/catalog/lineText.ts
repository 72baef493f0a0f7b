import type { ProductLine } from '@/domain/catalog/plan';
import type { I18n } from '@/i18n/I18nProvider';

const names = {
  vps: 'shell.nav.vps',
  cpu: 'shell.nav.vpsCpu',
  storage: 'shell.nav.vpsStorage',
} as const;

/** Name of a product line. */
export const lineText = (line: ProductLine, t: I18n['t']): string => t(names[line]);
