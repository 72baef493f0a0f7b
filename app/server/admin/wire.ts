import { wireItem } from '../payments/bills';
import type { AdminAnalytics } from '@/domain/admin/analytics';
import type { FailedJob } from '@/domain/admin/job';
import type { MonthFigures } from '@/domain/admin/months';
import type { AdminOverview } from '@/domain/admin/overview';
import type { AdminMethod } from '@/domain/admin/method';
import type { AdminPlan } from '@/domain/admin/plan';
import type { AdminPromo } from '@/domain/admin/promo';
import type { AdminPayment } from '@/domain/admin/payment';
import type { AdminRefund } from '@/domain/admin/refund';
import type { AccountSettlement } from '@/domain/admin/settlement';
import type { AdminServer } from '@/domain/admin/server';
import type { AdminSettings, FixableSetting } from '@/domain/admin/settings';
import type { StaffMember } from '@/domain/admin/staff';
import type { AdminUser } from '@/domain/admin/user';

/* As it goes over the wire: ids as strings, sums with their currency. */

const rubles = { currency: 'RUB' } as const;

export const wireUser = (user: AdminUser) => ({ ...user, id: String(user.id), ...rubles });
export const wireStaff = (member: StaffMember) => ({ ...member, id: String(member.id) });
export const wireSettlement = (settlement: AccountSettlement) => ({ ...settlement, ...rubles });
export const wireServer = (server: AdminServer) => ({ ...server, id: String(server.id) });
export const wirePayment = (payment: AdminPayment) => ({
  ...payment,
  id: String(payment.id),
  items: payment.items.map(wireItem),
  ...rubles,
});
export const wireRefund = (refund: AdminRefund) => ({ ...refund, id: String(refund.id), ...rubles });
export const wireSettings = (settings: AdminSettings, version: string, fixed: readonly FixableSetting[]) => ({
  ...settings,
  version,
  fixed: [...fixed],
});
export const wireJob = (job: FailedJob) => ({ ...job, id: String(job.id) });
const wireMonth = (month: MonthFigures) => ({ ...month, ...rubles });

export const wireOverview = ({ pending, revenue, activity, systems, ...counts }: AdminOverview) => ({
  ...counts,
  pending: { ...pending, ...rubles },
  revenue: revenue && { month: wireMonth(revenue.month), previous: wireMonth(revenue.previous) },
  activity: [...activity],
  systems: [...systems],
});

export const wireAnalytics = ({ months, usage, datacenters, ...figures }: AdminAnalytics) => ({
  ...figures,
  ...rubles,
  months: months.map(wireMonth),
  usage: [...usage],
  datacenters: datacenters.map((each) => ({ ...each, plans: [...each.plans] })),
});
export const wirePlan = (plan: AdminPlan) => ({ ...plan, ...rubles });
export const wirePromo = ({ benefit, ...promo }: AdminPromo) => ({
  ...promo,
  benefit: benefit.kind === 'fixed' ? { ...benefit, ...rubles } : benefit,
});
export const wireMethod = ({ currencies: [first, ...others], ...method }: AdminMethod) => ({
  ...method,
  currencies: [first, ...others] as const,
});
