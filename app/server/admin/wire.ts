import { wireItem } from '../payments/bills';
import type { MergePreview } from '@/domain/admin/accountMerge';
import type { CustomerOverview, MergedAccount, Newest, StaffNote } from '@/domain/admin/customer';
import { wireAudit } from '../audit/wire';
import type { AdminAnalytics } from '@/domain/admin/analytics';
import type { FailedJob } from '@/domain/admin/job';
import type { MonthFigures } from '@/domain/admin/months';
import type { AdminOverview } from '@/domain/admin/overview';
import type { SentMail } from '@/domain/admin/mail';
import type { AdminMethod } from '@/domain/admin/method';
import type { AdminIncident } from '@/domain/admin/incident';
import type { RateEntry } from '@/domain/admin/rate';
import type { AdminPrice } from '@/domain/admin/price';
import type { AdminPlan } from '@/domain/admin/plan';
import type { AdminPromo } from '@/domain/admin/promo';
import type { AdminPayment } from '@/domain/admin/payment';
import type { AdminRefund } from '@/domain/admin/refund';
import type { AccountSettlement } from '@/domain/account/settlement';
import type { AdminServer } from '@/domain/admin/server';
import type { AdminEntity } from '@/domain/admin/entity';
import type { StoredSettings } from '@/domain/admin/settings';
import type { StatementDifference } from '@/domain/admin/statement';
import type { UnclaimedMoney } from '@/domain/admin/unclaimed';
import type { StaffMember } from '@/domain/admin/staff';
import type { AdminUser } from '@/domain/admin/user';

/* Converts values for the API: ids as strings, sums with their currency. */

const rubles = { currency: 'RUB' } as const;

export const wireUser = (user: AdminUser) => ({ ...user, id: String(user.id), ...rubles });
export const wireStaff = (member: StaffMember) => ({ ...member, id: String(member.id) });
export const wireMergePreview = ({ closes, moved, ended, obstacles }: MergePreview) => ({
  closes: wireUser(closes),
  moved: { ...moved },
  ended: { ...ended },
  obstacles: [...obstacles],
});
const wireMerged = ({ id, ...merged }: MergedAccount) => ({ ...merged, id: String(id) });
export const wireSettlement = (settlement: AccountSettlement) => ({ ...settlement, ...rubles });
export const wirePrice = (price: AdminPrice) => ({ ...price, ...rubles });
export const wireServer = (server: AdminServer) => ({ ...server, id: String(server.id) });
export const wirePayment = (payment: AdminPayment) => ({
  ...payment,
  id: String(payment.id),
  items: payment.items.map(wireItem),
  ...rubles,
});
export const wireRefund = (refund: AdminRefund) => ({ ...refund, id: String(refund.id), ...rubles });
export const wireSettings = ({ settings, version, fixed, hasSmtpPassword }: StoredSettings) => ({
  ...settings,
  smtpPassword: '',
  version,
  fixed: [...fixed],
  hasSmtpPassword,
});
export const wireJob = (job: FailedJob) => ({ ...job, id: String(job.id) });
export const wireIncident = ({ datacenters, services, updates, ...incident }: AdminIncident) => ({
  ...incident,
  id: String(incident.id),
  datacenters: [...datacenters],
  services: [...services],
  updates: updates.map(({ id, ...update }) => ({ ...update, id: String(id) })),
});
export const wireEntity = (entity: AdminEntity) => ({ ...entity, id: String(entity.id) });
export const wireUnclaimed = (money: UnclaimedMoney) => ({ ...money, id: String(money.id), ...rubles });
export const wireDifference = ({ id, payment, ...difference }: StatementDifference) => ({
  ...difference,
  id: String(id),
  payment: payment === null ? null : String(payment),
});
export const wireMail = (mail: SentMail) => ({ ...mail, id: String(mail.id) });
export const wireStaffNote = (note: StaffNote) => ({ ...note, id: String(note.id) });
const wireNewest = <Row, Wire>({ items, total }: Newest<Row>, wire: (row: Row) => Wire) => ({
  items: items.map(wire),
  total,
});
export const wireCustomer = ({ contacts, notes, ...customer }: CustomerOverview) => ({
  user: wireUser(customer.user),
  contacts: { ...contacts },
  mergedInto: customer.mergedInto && wireMerged(customer.mergedInto),
  mergedFrom: customer.mergedFrom.map(wireMerged),
  servers: wireNewest(customer.servers, wireServer),
  orders: wireNewest(customer.orders, ({ id, titles, paymentId, ...order }) => ({
    ...order,
    ...rubles,
    id: String(id),
    titles: [...titles],
    paymentId: paymentId === null ? null : String(paymentId),
  })),
  bills: wireNewest(customer.bills, ({ id, items, ...bill }) => ({
    ...bill,
    ...rubles,
    id: String(id),
    items: items.map(wireItem),
  })),
  payments: wireNewest(customer.payments, wirePayment),
  documents: wireNewest(customer.documents, ({ id, ...document }) => ({
    ...document,
    ...rubles,
    id: String(id),
  })),
  tickets: wireNewest(customer.tickets, ({ id, ...ticket }) => ({ ...ticket, id: String(id) })),
  signIns: wireNewest(customer.signIns, ({ id, ...signIn }) => ({ ...signIn, id: String(id) })),
  mails: wireNewest(customer.mails, wireMail),
  notes: notes.map(wireStaffNote),
  history: wireNewest(customer.history, wireAudit),
});
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
export const wireRate = <Rate extends RateEntry>(rate: Rate) => ({ ...rate, ...rubles });
