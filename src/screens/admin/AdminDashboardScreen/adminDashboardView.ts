import type { AdminEvent } from '@/domain/admin/activity';
import type { AdminOverview } from '@/domain/admin/overview';
import { waitingKinds, type WaitingKind } from '@/domain/admin/waiting';
import type { IsoDateTime } from '@/domain/time/dates';
import type { Loaded } from '@/domain/results/loaded';
import { changePercent } from '@/domain/admin/months';
import { paths, withQuery, activityId } from '@/paths';

/** An activity entry with a link to its subject. */
export interface ActivityEntry extends AdminEvent {
  href: string | null;
}

/** Number of waiting items of one kind, with a link to their list. */
export interface WaitingLink {
  kind: WaitingKind;
  count: number;
  href: string;
}

export interface AdminDashboardFrame {
  /** Links of the figures to their lists. */
  hrefs: { users: string; servers: string; analytics: string; pending: string };
  /** Anchor of the activity (`#activity`). */
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
        /** Only kinds with waiting items. */
        waiting: readonly WaitingLink[];
        /** Change of revenue to the previous month in percent; `null` without a previous one. */
        revenueChange: number | null;
        activity: readonly ActivityEntry[];
        /** Current time. */
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
  servers: withQuery(admin.jobs, { subject: 'create' }),
  jobs: admin.jobs,
  mails: withQuery(admin.mails, { result: 'failed' }),
  rates: admin.rates,
};

/** Makes the screen's view; every figure links to its list. */
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

/** Adds a link that searches the event's subject in its list. A deleted subject has no link. */
function toEntry(event: AdminEvent): ActivityEntry {
  return { ...event, href: hrefOf(event) };
}

function hrefOf({ kind, subject }: AdminEvent): string | null {
  if (kind === 'userDeleted') return null;
  if (kind === 'ledgerExported') return admin.ledger;
  if (kind === 'auditExported') return admin.audit;
  if (kind === 'refundToSend' || kind === 'refundSent' || kind === 'refundCanceled')
    return withQuery(admin.refunds, { q: subject });
  if (kind === 'moneyRecorded' || kind === 'moneyAssigned' || kind === 'moneyReturned')
    return withQuery(admin.unclaimed, { q: subject });
  if (kind === 'statementImported') return admin.statements;
  if (kind.startsWith('mailText')) return admin.mailTexts;
  if (kind === 'mailResent') return withQuery(admin.mails, { q: subject });
  if (kind.startsWith('canned') || kind === 'ticketMailsSaved') return admin.tickets;
  if (kind.startsWith('ticket')) return withQuery(admin.tickets, { q: subject });
  if (kind === 'billMade' || kind === 'billCanceled') return withQuery(admin.bills, { q: subject });
  if (kind.startsWith('incident')) return withQuery(admin.status, { q: subject });
  if (kind.startsWith('staff')) return withQuery(admin.staff, { q: subject });
  if (kind === 'settingsSaved') return admin.settings;
  if (kind.startsWith('entity')) return withQuery(admin.entities, { q: subject });
  if (kind === 'priceAnnounced' || kind === 'priceWithdrawn')
    // Only names of plans have their country in brackets.
    return withQuery(subject.includes('[') ? admin.catalog : admin.prices, { q: subject });
  if (kind === 'catalogFilled') return admin.catalog;
  if (kind === 'planAdded' || kind === 'planEdited') return withQuery(admin.catalog, { q: subject });
  if (kind === 'datacenterAdded' || kind === 'datacenterEdited')
    return withQuery(admin.datacenterSales, { q: subject });
  if (kind === 'systemAdded' || kind === 'systemEdited') return withQuery(admin.systems, { q: subject });
  if (kind === 'priceEdited') return withQuery(admin.prices, { q: subject });
  if (kind === 'rateEntered') return withQuery(admin.rates, { q: subject });
  if (kind === 'methodEdited') return withQuery(admin.methods, { q: subject });
  if (kind.startsWith('promo')) return withQuery(admin.promoCodes, { q: subject });
  if (kind === 'deliveryFailed' || kind === 'jobRestarted') return withQuery(admin.jobs, { q: subject });
  const list = /^(?:user|account|viewing|note|balance|secondFactor)/.test(kind)
    ? admin.users
    : kind.startsWith('server')
      ? admin.servers
      : admin.payments;
  return withQuery(list, { q: subject });
}
