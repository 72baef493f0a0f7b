import { kopecks, sumMoney, type Money } from '../money';
import type { DatacenterId } from '../plan';
import { countOf, type Alike } from './alike';
import { monthlyFigures, monthOf, type MonthFigures, type Sale } from './months';
import { isCompleted, paymentStats, type AdminPayment } from './payment';
import type { AdminServer } from './server';
import type { AdminUser } from './user';

/** How many months the analytics look back. */
export const analyticsMonths = 6;

/** Resources of all data centres together, as the provider's monitoring reports them (§2: usage bars). */
export const resourceIds = ['cpu', 'memory', 'disk', 'traffic'] as const;
export type ResourceId = (typeof resourceIds)[number];

export interface ResourceUsage {
  id: ResourceId;
  /** Of what there is, in percent. */
  percent: number;
}

/** How many of the servers stand in a data centre, or are of a plan. */
export interface Share<Id> {
  id: Id;
  servers: number;
  /** Of all servers, in percent, rounded. */
  percent: number;
}

/** What the analytics show (§2: metrics and usage bars). */
export interface AdminAnalytics {
  /** Oldest first; the last of {@link analyticsMonths} months that have payments. */
  months: readonly MonthFigures[];
  revenue: Money;
  /** What a completed payment comes to on average, rounded to kopecks; zero without any. */
  averagePayment: Money;
  joined: number;
  /** Completed payments among those that are decided, in percent; `null` when none is. */
  successPercent: number | null;
  usage: readonly ResourceUsage[];
  /** The fullest first. */
  datacenters: readonly Share<DatacenterId>[];
}

/** Counted from the lists; only the usage of resources is measured elsewhere. */
export function toAnalytics(
  users: readonly Alike<Pick<AdminUser, 'joined'>>[],
  servers: readonly Alike<Pick<AdminServer, 'datacenter'>>[],
  payments: readonly Alike<Pick<AdminPayment, 'amount' | 'status' | 'date'>>[],
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
  servers: readonly Alike<Pick<AdminServer, 'datacenter'>>[],
): readonly Share<DatacenterId>[] {
  const total = countOf(servers);
  return [...new Set(servers.map(({ datacenter }) => datacenter))]
    .map((id) => {
      const count = countOf(servers.filter(({ datacenter }) => datacenter === id));
      return { id, servers: count, percent: Math.round((count / total) * 100) };
    })
    .toSorted((a, b) => b.servers - a.servers);
}
