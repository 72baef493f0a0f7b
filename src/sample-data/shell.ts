import { rubles } from '@/domain/money';
import { shellHrefs, toBreadcrumb, toNavigation, toPosition } from '@/pages/dashboardNavigation';
import type { AppShellView } from '@/patterns/appShell/types';
import { makeAccountSummary } from './account';

/** The shell on the server list with the sample account, with changes where a story needs them. */
export function makeAppShellView(changes: Partial<AppShellView> = {}): AppShellView {
  const { email, name, ...figures } = makeAccountSummary();
  return {
    navigation: toNavigation(new Set(['products'])),
    position: toPosition('vps'),
    sidebar: 'expanded',
    drawer: 'closed',
    breadcrumb: toBreadcrumb('vps'),
    account: {
      status: 'ready',
      unreadNotifications: 3,
      ...figures,
      cart: { itemCount: 2, total: rubles(3154) },
    },
    user: { kind: 'customer', email, name },
    theme: 'system',
    hrefs: shellHrefs,
    ...changes,
  };
}
