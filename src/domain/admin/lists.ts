import { paymentMethodIds } from '../payment/method';
import { datacenterIds } from '../plan';
import { adminPaymentStatuses, type AdminPayment } from './payment';
import type { ListRules } from './query';
import { adminServerStatuses, type AdminServer } from './server';
import { adminUserStatuses, type AdminUser } from './user';

export type UserKey = 'id' | 'name' | 'email' | 'status' | 'balance' | 'servers' | 'joined' | 'lastLogin';

/** What the list of customers can be asked (§2: search, Filter). */
export const userRules: ListRules<AdminUser, UserKey, 'status'> = {
  sortKeys: ['id', 'name', 'email', 'status', 'balance', 'servers', 'joined', 'lastLogin'],
  conditions: { status: adminUserStatuses },
  searchable: ({ id, name, email }) => [`#${id}`, name, email],
  valueOf: ({ status }) => status,
  rankOf: (user, key) => (key === 'status' ? adminUserStatuses.indexOf(user.status) : (user[key] ?? '')),
};

export type ServerKey =
  'id' | 'name' | 'user' | 'status' | 'datacenter' | 'ip' | 'plan' | 'created' | 'expires';

/** What the list of servers can be asked. */
export const serverRules: ListRules<AdminServer, ServerKey, 'status' | 'datacenter'> = {
  sortKeys: ['id', 'name', 'user', 'status', 'datacenter', 'ip', 'plan', 'created', 'expires'],
  conditions: { status: adminServerStatuses, datacenter: datacenterIds },
  searchable: ({ id, name, user, ip, plan }) => [`#${id}`, name, user, ip, plan],
  valueOf: (server, name) => server[name],
  rankOf: (server, key) => {
    if (key === 'status') return adminServerStatuses.indexOf(server.status);
    return key === 'ip' ? ipRank(server.ip) : server[key];
  },
};

export type PaymentKey = 'id' | 'user' | 'amount' | 'method' | 'status' | 'date' | 'description';

/** What the list of payments can be asked. */
export const paymentRules: ListRules<AdminPayment, PaymentKey, 'status' | 'method'> = {
  sortKeys: ['id', 'user', 'amount', 'method', 'status', 'date', 'description'],
  conditions: { status: adminPaymentStatuses, method: paymentMethodIds },
  searchable: ({ id, user, description }) => [`#${id}`, user, description],
  valueOf: (payment, name) => payment[name],
  rankOf: (payment, key) => {
    if (key === 'status') return adminPaymentStatuses.indexOf(payment.status);
    return key === 'method' ? paymentMethodIds.indexOf(payment.method) : payment[key];
  },
};

/** 10.0.0.9 comes before 10.0.0.10. */
function ipRank(ip: string): number {
  return ip.split('.').reduce((rank, part) => rank * 256 + Number(part), 0);
}
