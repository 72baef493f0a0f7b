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
import { lazyPort, type Calls } from '@app/ports/lazyPort';
import type { CustomerPorts } from '@app/ports/ports';
import { catalogSample } from './catalogSample';
import type { Latency } from './latency';
import { summaryOf } from './sampleSummary';

/**
 * The built-in data to which nothing was done yet: what a visitor's first pages show of it (the shell, the lists of servers,
 * orders and tickets, the catalogue, the cart) is answered at once. Any other call opens the whole, which answers from then on: until then
 * nothing can have changed.
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
  let isOpen = false;
  let tellOpened: (ports: CustomerPorts) => void;
  const opened = new Promise<CustomerPorts>((resolve) => {
    tellOpened = resolve;
  });
  const openWhole = once(async () => {
    const whole = await open();
    isOpen = true;
    tellOpened(whole);
    return whole;
  });
  async function nothing(signal?: AbortSignal) {
    await latency(signal);
    return [];
  }
  /** A port that has some of its calls before the whole is there. */
  const port = <Port extends Calls<Port>>(
    portOf: (ports: CustomerPorts) => Port,
    first: Partial<Port> = {},
  ): Port =>
    lazyPort<Port>(async (call) => {
      // There is nothing to watch before, and watching opens nothing.
      if (call === 'watch') return portOf(await opened);
      return !isOpen && call in first ? first : portOf(await openWhole());
    });
  return {
    servers: port((ports) => ports.servers, {
      async list({ line = 'vps' } = {}, signal) {
        await latency(signal);
        return line === 'vps' ? servers : [];
      },
    }),
    account: port((ports) => ports.account, {
      async summary(signal) {
        await latency(signal);
        const state = { ...makeAccountSummary(), profile: makeProfile() };
        return summaryOf(state, { servers, unreadMessages: 0 });
      },
    }),
    notifications: port((ports) => ports.notifications, {
      async list(signal) {
        await latency(signal);
        return notifications;
      },
    }),
    catalog: catalogSample(samplePlans, samplePromos, latency),
    cart: cartStorage(sampleCart),
    billing: port((ports) => ports.billing),
    orders: port((ports) => ports.orders, { list: nothing }),
    support: port((ports) => ports.support, { list: nothing }),
  };
}
