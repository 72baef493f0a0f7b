import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { DatacenterId, PlanName } from '@/domain/catalog/plan';
import { countOf, type Grouped } from './grouped';
import { monthlyFigures, monthOf, type MonthFigures, type Sale } from './months';
import { isCompleted, paymentStats, type AdminPayment } from './payment';
import type { AdminServer } from './server';
import type { AdminUser } from './user';

/** Number of months that the analytics cover. */
export const analyticsMonths = 6;

/** Resources that the server or the provider's monitoring measures (§2: usage bars). */
export const resourceIds = ['cpu', 'memory', 'disk', 'traffic'] as const;
export type ResourceId = (typeof resourceIds)[number];

export interface ResourceUsage {
  id: ResourceId;
  /** Used share, in percent. */
  percent: number;
}

/** Number of servers per plan and data centre. */
export interface PlanCount {
  plan: PlanName;
  servers: number;
}

/** Number of servers in a data centre and their share of all servers. */
export interface Share<Id> {
  id: Id;
  servers: number;
  /** Sold plans, most frequent first. */
  plans: readonly PlanCount[];
  /** Share of all servers in percent, rounded. */
  percent: number;
}

/** Data of the analytics page (§2: metrics and usage bars). */
export interface AdminAnalytics {
  /** Oldest first; the last of {@link analyticsMonths} months that have payments. */
  months: readonly MonthFigures[];
  revenue: Money;
  /** Average completed payment, rounded to kopecks; zero if there is none. */
  averagePayment: Money;
  joined: number;
  /** Completed payments as a percentage of all finished ones; `null` if there are none. */
  successPercent: number | null;
  usage: readonly ResourceUsage[];
  /** Largest share first. */
  datacenters: readonly Share<DatacenterId>[];
}

/** Computes the analytics from the lists; only resource usage is measured elsewhere. */
export function toAnalytics(
  users: readonly Grouped<Pick<AdminUser, 'joined'>>[],
  servers: readonly Grouped<Pick<AdminServer, 'datacenter' | 'plan'>>[],
  payments: readonly Grouped<Pick<AdminPayment, 'amount' | 'status' | 'date'>>[],
  sales: readonly Sale[],
  usage: readonly ResourceUsage[],
): AdminAnalytics {
  const months = monthlyFigures(payments, sales, users, analyticsMonths);
  const revenue = sumMoney(months.map((month) => month.revenue));
  const completed = payments.filter(
    (payment) => isCompleted(payment) && months.some(({ month }) => month === monthOf(payment.date)),
  );
  const count = countOf(completed);
  const came = completed.reduce((sum, { amount }) => sum + amount, 0);
  const { Completed, Failed } = paymentStats(payments);
  const decided = Completed.count + Failed.count;
  return {
    months,
    revenue,
    averagePayment: kopecks(count === 0 ? 0 : Math.round(came / count)),
    joined: months.reduce((sum, month) => sum + month.joined, 0),
    successPercent: decided === 0 ? null : Math.round((Completed.count / decided) * 100),
    usage,
    datacenters: sharesOf(servers),
  };
}

function sharesOf(
  servers: readonly Grouped<Pick<AdminServer, 'datacenter' | 'plan'>>[],
): readonly Share<DatacenterId>[] {
  const total = countOf(servers);
  return [...new Set(servers.map(({ datacenter }) => datacenter))]
    .map((id) => {
      const here = servers.filter(({ datacenter }) => datacenter === id);
      const count = countOf(here);
      return { id, servers: count, plans: plansOf(here), percent: Math.round((count / total) * 100) };
    })
    .toSorted((a, b) => b.servers - a.servers);
}

function plansOf(servers: readonly Grouped<Pick<AdminServer, 'plan'>>[]): readonly PlanCount[] {
  return [...new Set(servers.map(({ plan }) => plan))]
    .map((plan) => ({ plan, servers: countOf(servers.filter((server) => server.plan === plan)) }))
    .toSorted((a, b) => b.servers - a.servers || (a.plan < b.plan ? -1 : 1));
}
