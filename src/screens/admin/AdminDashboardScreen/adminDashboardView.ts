import type { AdminEvent } from '@/domain/admin/activity';
import type { AdminOverview } from '@/domain/admin/overview';
import { waitingKinds, type WaitingKind } from '@/domain/admin/waiting';
import type { IsoDateTime } from '@/domain/time/dates';
import type { Loaded } from '@/domain/results/loaded';
import { changePercent } from '@/domain/admin/months';
import { paths, withQuery, activityId } from '@/paths';

/** An entry of the recent activity, and where it is about something that can be looked at. */
export interface ActivityEntry extends AdminEvent {
  href: string | null;
}

/** Work of one kind that waits, and the list that has it. */
export interface WaitingLink {
  kind: WaitingKind;
  count: number;
  href: string;
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
        overview: Omit<AdminOverview, 'activity' | 'waiting'>;
        /** Only kinds of which something waits. */
        waiting: readonly WaitingLink[];
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

const waitingHrefs: Readonly<Record<WaitingKind, string>> = {
  tickets: withQuery(admin.tickets, { status: 'queued' }),
  payments: withQuery(admin.payments, { status: 'Pending' }),
  refunds: withQuery(admin.refunds, { state: 'toSend' }),
  jobs: admin.jobs,
};

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
  const { activity, waiting, ...overview } = data.value;
  const { revenue } = overview;
  return {
    ...frame,
    status: 'ready',
    overview,
    waiting: waitingKinds
      .map((kind) => ({ kind, count: waiting[kind], href: waitingHrefs[kind] }))
      .filter(({ count }) => count > 0),
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
  if (kind === 'moneyRecorded' || kind === 'moneyAssigned') return withQuery(admin.unclaimed, { q: subject });
  if (kind.startsWith('mailText')) return admin.mailTexts;
  if (kind === 'mailResent') return withQuery(admin.mails, { q: subject });
  if (kind.startsWith('ticket')) return withQuery(admin.tickets, { q: subject });
  if (kind.startsWith('canned')) return admin.tickets;
  if (kind === 'billCanceled') return withQuery(admin.bills, { q: subject });
  if (kind.startsWith('staff')) return withQuery(admin.staff, { q: subject });
  if (kind === 'settingsSaved') return admin.settings;
  if (kind === 'planAdded' || kind === 'planEdited') return withQuery(admin.catalog, { q: subject });
  if (kind === 'methodEdited') return withQuery(admin.methods, { q: subject });
  if (kind.startsWith('promo')) return withQuery(admin.promoCodes, { q: subject });
  if (kind === 'deliveryFailed' || kind === 'jobRestarted') return withQuery(admin.jobs, { q: subject });
  const list = /^(?:user|viewing|note|balance)/.test(kind)
    ? admin.users
    : kind.startsWith('server')
      ? admin.servers
      : admin.payments;
  return withQuery(list, { q: subject });
}
