import type { AdminEvent, SystemState } from './activity';
import { countOf, type Grouped } from './grouped';
import { monthlyFigures, type MonthFigures, type Sale } from './months';
import { paymentStats, type AdminPayment, type PaymentFigure } from './payment';
import type { AdminServer } from './server';
import type { AdminUser } from './user';
import type { Waiting } from './waiting';

/** Data of the admin dashboard (§2: stat cards, recent activity, system status). */
export interface AdminOverview {
  users: { total: number; active: number; suspended: number };
  servers: { total: number; running: number; stopped: number; suspended: number };
  pending: PaymentFigure;
  /** The newest month with payments, and the month before it. */
  revenue: { month: MonthFigures; previous: MonthFigures } | null;
  /** Newest first. */
  activity: readonly AdminEvent[];
  systems: readonly SystemState[];
  /** Number of items that wait for staff. */
  waiting: Waiting;
}

/** Computes every figure from the lists, so that all screens agree. */
export function toOverview(
  {
    users,
    servers,
    payments,
    sales,
  }: {
    users: readonly Grouped<Pick<AdminUser, 'status' | 'joined'>>[];
    servers: readonly Grouped<Pick<AdminServer, 'status'>>[];
    payments: readonly Grouped<Pick<AdminPayment, 'amount' | 'status' | 'date'>>[];
    sales: readonly Sale[];
  },
  activity: readonly AdminEvent[],
  systems: readonly SystemState[],
  waiting: Omit<Waiting, 'payments'>,
): AdminOverview {
  const usersOf = (status: AdminUser['status']) => countOf(users.filter((user) => user.status === status));
  const serversOf = (status: AdminServer['status']) =>
    countOf(servers.filter((server) => server.status === status));
  const pending = paymentStats(payments).Pending;
  const [previous, month] = monthlyFigures(payments, sales, users, 2);
  return {
    users: { total: countOf(users), active: usersOf('Active'), suspended: usersOf('Suspended') },
    servers: {
      total: countOf(servers),
      running: serversOf('Running'),
      stopped: serversOf('Stopped'),
      suspended: serversOf('Suspended'),
    },
    pending,
    revenue: previous && month ? { month, previous } : null,
    activity,
    systems,
    waiting: { payments: pending.count, ...waiting },
  };
}
