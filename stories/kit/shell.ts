import { rubles } from '@/domain/money';
import { adminGroupIds } from '@/pages/adminNavigation';
import { paths } from '@/paths';
import { toAdminShellView, type AdminShellState } from '@/patterns/appShell/adminShellView';
import { toAppShellView, type ShellState } from '@/patterns/appShell/appShellView';
import { makeAccountSummary } from '@/sample-data/account';
import { sampleAdmin } from '@/sample-data/admin';

const outside = {
  sidebar: 'expanded',
  drawer: 'closed',
  access: { status: 'known', mode: 'open', user: null },
  theme: 'system',
} as const;

/** The shell as the app shows it on the server list with the sample account. */
export function makeAppShellView(changes: Partial<ShellState> = {}) {
  return toAppShellView({
    ...outside,
    location: { pathname: paths.dashboard.vps, search: '' },
    openGroups: new Set(['products']),
    account: { status: 'ready', value: makeAccountSummary() },
    unreadNotifications: 3,
    cart: { itemCount: 2, total: rubles(3154) },
    ...changes,
  });
}

/** The admin shell as the app shows it on the list of users. */
export function makeAdminShellView(changes: Partial<AdminShellState> = {}) {
  return toAdminShellView({
    ...outside,
    pathname: paths.admin.users,
    openGroups: new Set(adminGroupIds),
    account: { ...sampleAdmin, notifications: 3 },
    ...changes,
  });
}
