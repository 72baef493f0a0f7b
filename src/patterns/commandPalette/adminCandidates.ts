import type { AdminServer } from '@/domain/admin/server';
import type { AdminUser } from '@/domain/admin/user';
import type { Candidate } from './candidates';
import type { Languages } from './commonCandidates';
import { adminMenuKeys, adminName, adminPages, adminPath, isAdminScreen } from '@/pages/admin';
import { customerPath, paths, withQuery } from '@/paths';

/** Returns every screen of the admin area; menu links without a screen (D5) are left out. */
export function adminPlaces({ i18n, others }: Languages): readonly Candidate[] {
  return adminMenuKeys.filter(isAdminScreen).map((key) => ({
    id: `admin:${key}`,
    group: 'places',
    icon: adminPages[key].icon,
    label: i18n.t(adminName(key)),
    note: i18n.t(`admin.group.${adminPages[key].group}`),
    aliases: others.map(({ t }) => t(adminName(key))),
    target: { kind: 'place', href: adminPath(key) },
  }));
}

/** Customers by name, e-mail and number, each with a link to its page. */
export function userCandidates(users: readonly AdminUser[]): readonly Candidate[] {
  return users.map(({ id, name, email }) => ({
    id: `admin:user:${id}`,
    group: 'users',
    icon: 'users',
    label: name,
    note: `#${id} · ${email}`,
    aliases: [],
    target: { kind: 'place', href: customerPath(id) },
  }));
}

/** Servers of all customers by name, number, address and owner, each with a link to its row. */
export function adminServerCandidates(servers: readonly AdminServer[]): readonly Candidate[] {
  return servers.map(({ id, name, ip, user }) => ({
    id: `admin:server:${id}`,
    group: 'servers',
    icon: 'server',
    label: name,
    note: [`#${id}`, ip, user].filter(Boolean).join(' · '),
    aliases: [],
    target: { kind: 'place', href: withQuery(paths.admin.servers, { q: name }) },
  }));
}
