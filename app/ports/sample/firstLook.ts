import { partOf } from '@/domain/list/pagedList';
import { orderRules } from '@/domain/order/orderRules';
import { serverRules } from '@/domain/serverRules';
import { ticketRules } from '@/domain/ticketRules';
import { makeAccountSummary } from '@/sample-data/account';
import { sampleCart } from '@/sample-data/cart';
import type { MoveSample } from '@/sample-data/moveSample';
import { sampleNotifications } from '@/sample-data/notifications';
import { samplePlans } from '@/sample-data/plans';
import { makeProfile } from '@/sample-data/profile';
import { samplePromos } from '@/sample-data/promos';
import { sampleServers } from '@/sample-data/servers';
import { once } from '@app/once';
import { cartStorage } from '@app/stores/cartStorage';
import type { CustomerPorts } from '@app/ports/ports';
import { catalogSample } from './catalogSample';
import { answersParts } from './answersParts';
import type { Latency } from './latency';
import { summaryOf } from './sampleSummary';
import { firstNotices, firstVersion, unchangedServer } from './unchanged';
import { answersAfter, untilOpened } from './untilOpened';

/**
 * The built-in data to which nothing was done yet: what a visitor's pages show of it at first (the shell, the
 * lists, the catalogue, the cart, the ways to pay, the settings) is answered at once. Any other call opens the whole.
 *
 * @param open loads the whole
 */
export function firstLook(
  latency: Latency,
  move: MoveSample,
  open: () => Promise<CustomerPorts>,
): CustomerPorts {
  const servers = move(sampleServers);
  const notifications = move(sampleNotifications);
  const profile = makeProfile();
  const answering = answersAfter(latency);
  const listing = answersParts(latency);
  const port = untilOpened(open);
  const billing = once(async () => (await import('./firstBilling')).firstBilling(latency, move));
  return {
    servers: port(
      (ports) => ports.servers,
      () => ({
        async list(line, query, part, signal) {
          await latency(signal);
          return partOf(line === null || line === 'vps' ? servers : [], serverRules, query, part);
        },
        async named(ids, signal) {
          await latency(signal);
          return servers.filter(({ id }) => ids.includes(id));
        },
        async settings(id, signal) {
          await latency(signal);
          const server = servers.find((each) => each.id === id);
          return server ? { ...unchangedServer(server, move), version: firstVersion } : null;
        },
      }),
    ),
    account: port(
      (ports) => ports.account,
      () => ({
        async summary(signal) {
          await latency(signal);
          const state = { ...makeAccountSummary(), profile };
          return summaryOf(state, { servers, unreadMessages: 0 });
        },
        profile: answering({ profile, version: firstVersion }),
        notices: answering(firstNotices),
      }),
    ),
    notifications: port(
      (ports) => ports.notifications,
      () => ({
        list: answering(notifications),
      }),
    ),
    catalog: port(
      (ports) => ports.catalog,
      () => catalogSample(samplePlans, samplePromos, latency),
    ),
    cart: cartStorage(sampleCart),
    billing: port((ports) => ports.billing, billing),
    orders: port(
      (ports) => ports.orders,
      () => ({ list: listing([], orderRules) }),
    ),
    support: port(
      (ports) => ports.support,
      () => ({ list: listing([], ticketRules) }),
    ),
  };
}
