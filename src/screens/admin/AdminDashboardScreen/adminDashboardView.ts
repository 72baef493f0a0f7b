import type { AdminEvent } from '@/domain/admin/activity';
import type { AdminOverview } from '@/domain/admin/overview';
import type { IsoDateTime } from '@/domain/time/dates';
import type { Loaded } from '@/domain/results/loaded';
import { changePercent } from '@/domain/admin/months';
import { paths, withQuery, activityId } from '@/paths';

/** An entry of the recent activity, and where it is about something that can be looked at. */
export interface ActivityEntry extends AdminEvent {
  href: string | null;
}

export interface AdminDashboardFrame {
  /** Where each figure comes from. */
  hrefs: { users: string; servers: string; analytics: string; pending: string };
  /** The name of the activity for links (`#activity`). */
  activityAnchor: string;
}

/** The states of the screen. */
export type AdminDashboardView = AdminDashboardFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    | {
        status: 'ready';
        overview: Omit<AdminOverview, 'activity'>;
        /** By how many percent revenue changed since the month before; `null` where there is nothing to compare with. */
        revenueChange: number | null;
        activity: readonly ActivityEntry[];
        /** The moment it is read at. */
        now: IsoDateTime;
      }
  );

export interface AdminDashboardScreenProps {
  view: AdminDashboardView;
  onRetry: () => void;
}

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

/** Adds a link that finds the event's subject by searching its list. A deleted subject has no link. */
function toEntry(event: AdminEvent): ActivityEntry {
  return { ...event, href: hrefOf(event) };
}

function hrefOf({ kind, subject }: AdminEvent): string | null {
  if (kind === 'userDeleted') return null;
  if (kind === 'ledgerExported') return admin.ledger;
  if (kind === 'refundToSend' || kind === 'refundSent' || kind === 'refundCanceled')
    return withQuery(admin.refunds, { q: subject });
  if (kind.startsWith('ticket')) return withQuery(admin.tickets, { q: subject });
  if (kind.startsWith('canned')) return admin.tickets;
  if (kind === 'billCanceled') return withQuery(admin.bills, { q: subject });
  if (kind.startsWith('staff')) return withQuery(admin.staff, { q: subject });
  if (kind === 'settingsSaved') return admin.settings;
  if (kind === 'deliveryFailed' || kind === 'jobRestarted') return withQuery(admin.jobs, { q: subject });
  const list =
    kind.startsWith('user') || kind.startsWith('viewing')
      ? admin.users
      : kind.startsWith('server')
        ? admin.servers
        : admin.payments;
  return withQuery(list, { q: subject });
}
