import { isAnswered } from '@/domain/support/support';
import { makeAccountSummary } from '@/sample-data/account';
import { sampleDocuments } from '@/sample-data/documents';
import { keepDates } from '@/sample-data/shiftDates';
import { makeProfile } from '@/sample-data/profile';
import { sampleNotifications } from '@/sample-data/notifications';
import { samplePayers } from '@/sample-data/payers';
import { samplePaymentMethods, samplePayments, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { samplePromos } from '@/sample-data/promos';
import { sampleCart } from '@/sample-data/cart';
import { sampleDay } from '@/sample-data/sampleDay';
import { sampleServers } from '@/sample-data/servers';
import { cartStorage } from '@app/stores/cartStorage';
import { isoNow } from '@app/device/clock';
import type { CustomerPorts } from '@app/ports/ports';
import { accountSample } from './accountSample';
import { billingSample } from './billingSample';
import { catalogSample } from './catalogSample';
import type { Latency } from './latency';
import { notificationsSample } from './notificationsSample';
import { ordersSample } from './ordersSample';
import { sessionPersistence, sampleWriter, untouched, type SampleSession } from './sampleSession';
import { serversSample } from './serversSample';
import { supportSample } from './supportSample';
import { ticketsInSession } from './ticketStorage';

/**
 * The built-in data behind the ports. What is done to it lasts as long as the tab, but for a password, which no storage
 * may hold; the cart lasts longer.
 *
 * @param before what was done to it before the page was reloaded
 * @param move to the day on which it is shown
 * @param write the tab's storage, as long as it has the owner that the data was opened for
 */
export function makeSamplePorts(
  latency: Latency,
  before: SampleSession = untouched,
  move = keepDates,
  write = sampleWriter(),
): CustomerPorts {
  const persistence = sessionPersistence(before, write);
  const tickets = ticketsInSession(write);
  const account = accountSample(
    makeAccountSummary(),
    latency,
    makeProfile(),
    persistence.account,
    () => tickets.read().filter(isAnswered).length,
    () => servers.all(),
  );
  const billing = billingSample(
    {
      methods: samplePaymentMethods,
      rates: sampleRates,
      payers: samplePayers,
      payments: move(samplePayments),
      documents: sampleDocuments(move(sampleDay)),
    },
    () => new Date(),
    latency,
    account,
    {
      deliver(entries, payment) {
        const items = servers.deliver(entries, payment);
        orders.place(items, payment);
        return items;
      },
      deliverOptions(awaited, payment) {
        const items = servers.deliverOptions(awaited, payment);
        orders.place(items, payment);
        return items;
      },
    },
    persistence.billing,
  );
  const servers = serversSample(sampleServers, latency, () => new Date(), billing, persistence.servers, move);
  const orders = ordersSample(latency, () => new Date(), servers.serverOf, persistence.orders);
  return {
    servers,
    orders,
    catalog: catalogSample(samplePlans, samplePromos, latency, billing.promoCustomer),
    cart: cartStorage(sampleCart),
    billing,
    account,
    support: supportSample({ latency, now: isoNow, store: tickets }),
    notifications: notificationsSample(move(sampleNotifications), latency, persistence.read, (id) =>
      servers.all().some((server) => server.id === id),
    ),
  };
}
