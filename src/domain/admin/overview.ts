import type { AdminEvent, SystemState } from './activity';
import { monthlyFigures, type MonthFigures } from './months';
import { paymentStats, type AdminPayment, type PaymentFigure } from './payment';
import type { AdminServer } from './server';
import type { AdminUser } from './user';

/** What the admin dashboard shows (§2: stat cards, recent activity, system status). */
export interface AdminOverview {
  users: { total: number; active: number; suspended: number };
  servers: { total: number; running: number; stopped: number; suspended: number };
  pending: PaymentFigure;
  /** The newest month that has payments, and the one before it. */
  revenue: { month: MonthFigures; previous: MonthFigures } | null;
  /** Newest first. */
  activity: readonly AdminEvent[];
  systems: readonly SystemState[];
}

/** Every figure is counted from the lists, so that no two screens can ever disagree. */
export function toOverview(
  {
    users,
    servers,
    payments,
  }: {
    users: readonly Pick<AdminUser, 'status' | 'joined'>[];
    servers: readonly Pick<AdminServer, 'status'>[];
    payments: readonly AdminPayment[];
  },
  activity: readonly AdminEvent[],
  systems: readonly SystemState[],
): AdminOverview {
  const usersOf = (status: AdminUser['status']) => users.filter((user) => user.status === status).length;
  const serversOf = (status: AdminServer['status']) =>
    servers.filter((server) => server.status === status).length;
  const [previous, month] = monthlyFigures(payments, users, 2);
  return {
    users: { total: users.length, active: usersOf('Active'), suspended: usersOf('Suspended') },
    servers: {
      total: servers.length,
      running: serversOf('Running'),
      stopped: serversOf('Stopped'),
      suspended: serversOf('Suspended'),
    },
    pending: paymentStats(payments).Pending,
    revenue: previous && month ? { month, previous } : null,
    activity,
    systems,
  };
}
