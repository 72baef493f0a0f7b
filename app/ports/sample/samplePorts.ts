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
import { lazyPort } from '@app/ports/lazyPort';
import { accountSample } from './accountSample';
import { billingSample } from './billingSample';
import { samplePurposes } from './sampleBills';
import { catalogSample } from './catalogSample';
import type { Latency } from './latency';
import { notificationsSample } from './notificationsSample';
import { ordersSample } from './ordersSample';
import { sessionPersistence, sampleWriter, untouched, type SampleSession } from './sampleSession';
import { serversSample } from './serversSample';
import { ticketsInSession } from './ticketStorage';

const machine = () => import('./machineSample');

/**
 * Ports on sample data. Changes last as long as the tab, except the password, which is never stored; the cart lasts
 * longer.
 *
 * @param before changes from before a page reload
 * @param shift shifts dates to the current day
 * @param write writes to the tab's storage while it has the same owner
 */
export function makeSamplePorts(
  latency: Latency,
  before: SampleSession = untouched,
  shift = keepDates,
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
      payments: shift(samplePayments),
      purposes: samplePurposes,
      documents: sampleDocuments(shift(sampleDay)),
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
  const servers = serversSample(
    sampleServers,
    latency,
    () => new Date(),
    billing,
    persistence.servers,
    shift,
  );
  const orders = ordersSample(latency, () => new Date(), servers.serverOf, persistence.orders);
  return {
    servers,
    network: lazyPort(async () => (await machine()).networkSample(latency)),
    recovery: lazyPort(async () => (await machine()).recoverySample(latency)),
    snapshots: lazyPort(async () => (await import('./snapshotsSample')).snapshotsSample(latency, shift)),
    backups: lazyPort(async () =>
      (await import('./backupsSample')).backupsSample(
        latency,
        shift,
        async (id) => (await servers.settings(id))?.settings.backup !== 'none',
      ),
    ),
    orders,
    catalog: catalogSample(samplePlans, samplePromos, latency, billing.promoCustomer),
    cart: cartStorage(sampleCart),
    billing,
    account,
    support: lazyPort(async () =>
      (await import('./supportSample')).supportSample({ latency, now: isoNow, store: tickets }),
    ),
    savedFilters: lazyPort(async () => (await machine()).savedFiltersSample(latency)),
    sshKeys: lazyPort(async () => (await machine()).sshKeysSample(latency, shift)),
    notifications: notificationsSample(shift(sampleNotifications), latency, persistence.read, (id) =>
      servers.all().some((server) => server.id === id),
    ),
  };
}
