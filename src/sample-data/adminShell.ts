import {
  adminGroupIds,
  adminShellHrefs,
  toAdminBreadcrumb,
  toAdminNavigation,
} from '@/pages/adminNavigation';
import { paths } from '@/paths';
import type { AdminShellView } from '@/patterns/appShell/types';
import { sampleAdmin } from './admin';

/** The admin shell on the list of users, with changes where a story needs them. */
export function makeAdminShellView(changes: Partial<AdminShellView> = {}): AdminShellView {
  return {
    navigation: toAdminNavigation(new Set(adminGroupIds)),
    position: { href: paths.admin.users, match: 'page' },
    sidebar: 'expanded',
    drawer: 'closed',
    breadcrumb: toAdminBreadcrumb('users'),
    user: { name: sampleAdmin.name, email: sampleAdmin.email },
    notifications: 3,
    theme: 'system',
    hrefs: adminShellHrefs,
    ...changes,
  };
}
