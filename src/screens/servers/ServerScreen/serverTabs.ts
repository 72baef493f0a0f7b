import { serverPath } from '@/paths';

/** Parts of a server's page, in their order. */
export const serverTabs = [
  'overview',
  'access',
  'network',
  'backups',
  'history',
  'billing',
  'settings',
] as const;
export type ServerTab = (typeof serverTabs)[number];

/** Address of a part of a server's page; the overview has the page's own. */
export function serverTabHref(id: number, tab: ServerTab): string {
  return tab === 'overview' ? serverPath(id) : `${serverPath(id)}&tab=${tab}`;
}

/** The part that an address names; the overview for anything else. */
export function tabOf(search: string): ServerTab {
  const name = new URLSearchParams(search).get('tab');
  return serverTabs.find((tab) => tab === name) ?? 'overview';
}
