import type { Loaded } from '@/domain/loaded';
import type { AdminEvent } from '@/domain/admin/activity';
import { changePercent } from '@/domain/admin/months';
import type { AdminOverview } from '@/domain/admin/overview';
import type { IsoDateTime } from '@/domain/dates';
import type { ActivityEntry, AdminDashboardView } from './adminDashboardTypes';
import { paths, withQuery, activityId } from '@/paths';

const { admin } = paths;

/** The screen's view of the figures; every figure leads to the list it is counted from. */
export function toAdminDashboardView(data: Loaded<AdminOverview>, now: IsoDateTime): AdminDashboardView {
  const frame = {
    hrefs: {
      users: admin.users,
      servers: admin.servers,
      analytics: admin.analytics,
      pending: withQuery(admin.payments, { status: 'Pending' }),
    },
    activityAnchor: activityId,
  };
  if (data.status !== 'ready') return { ...frame, ...data };
  const { activity, ...overview } = data.value;
  const { revenue } = overview;
  return {
    ...frame,
    status: 'ready',
    overview,
    revenueChange: revenue && changePercent(revenue.previous.revenue, revenue.month.revenue),
    activity: activity.map(toEntry),
    now,
  };
}

/** What an entry is about is found by searching its list; what was deleted is nowhere. */
function toEntry(event: AdminEvent): ActivityEntry {
  return { ...event, href: hrefOf(event) };
}

function hrefOf({ kind, subject }: AdminEvent): string | null {
  if (kind === 'userDeleted') return null;
  if (kind === 'settingsSaved') return admin.settings;
  const list = kind.startsWith('user')
    ? admin.users
    : kind.startsWith('server')
      ? admin.servers
      : admin.payments;
  return withQuery(list, { q: subject });
}
