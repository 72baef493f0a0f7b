import { rubles } from '@/domain/money/money';
import { adminGroupIds } from '@/pages/adminNavigation';
import { paths } from '@/paths';
import { toAdminShellView, type AdminShellState } from '@/patterns/appShell/adminShellView';
import { toAppShellView, type ShellState } from '@/patterns/appShell/appShellView';
import { makeAccountSummary } from '@/sample-data/account';
import { sampleAdmin } from '@/sample-data/admin';

const outside = {
  sidebar: 'expanded',
  drawer: 'closed',
  theme: 'system',
} as const;

/** Returns the access of a signed-in user, with sample names. */
const signedIn = (firstName: string, lastName: string, email: string, role: 'customer' | 'admin') =>
  ({ status: 'known', mode: 'session', user: { firstName, lastName, email, role } }) as const;

/** Signed out, with open access: the demonstration (D24). */
export const demoAccess = { status: 'known', mode: 'open', user: null } as const;

/** Makes the shell on the server list of the sample's account. */
export function makeAppShellView(changes: Partial<ShellState> = {}) {
  return toAppShellView({
    roleReason: null,
    ...outside,
    access: signedIn('Анна', 'Соколова', makeAccountSummary().email, 'customer'),
    location: { pathname: paths.dashboard.vps, search: '' },
    openGroups: new Set(['products']),
    account: { status: 'ready', value: makeAccountSummary() },
    unreadNotifications: 3,
    cart: { itemCount: 2, total: rubles(3154) },
    ...changes,
  });
}

/** Makes the admin shell on the list of users. */
export function makeAdminShellView(changes: Partial<AdminShellState> = {}) {
  return toAdminShellView({
    ...outside,
    access: signedIn('Виктор', 'Лебедев', sampleAdmin.email, 'admin'),
    location: { pathname: paths.admin.users, search: '' },
    openGroups: new Set(adminGroupIds),
    account: { ...sampleAdmin, notifications: 3 },
    waitingTickets: 3,
    ...changes,
  });
}
