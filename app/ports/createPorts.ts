import { watchStoredCart } from '@app/stores/watchStoredCart';
import { consoleLog } from './consoleLog';
import { authHttp } from './http/authHttp';
import { lazyPort, once } from './lazyPort';
import type { CartPort, NotificationsPort, Ports } from './ports';
import { latencyOf } from './sample/latency';
import type { SamplePorts } from './sample/samplePorts';

const sampleLatencyMs = 350;

/** The sample adapters, which share one memory. */
async function samples(): Promise<SamplePorts> {
  const { currentSample } = await import('./sample/currentSample');
  return currentSample(sampleLatencyMs);
}

/** Subscribes once the adapters are there; nothing can have changed before. */
function subscribeLater(onChange: () => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  samples().then(
    ({ notifications }) => {
      if (!isOver) stop = notifications.subscribe(onChange);
    },
    // The list's own call meets the same failure, and says so.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** The adapters of the shipped portal. A provider replaces them here, one line a port. */
export function createPorts(): Ports {
  return {
    auth: authHttp,
    servers: lazyPort(async () => (await samples()).servers, {
      list: true,
      listOf: true,
      details: true,
      reboot: true,
      settings: true,
      save: true,
      changeTariff: true,
    }),
    catalog: lazyPort(async () => (await samples()).catalog, { plans: true, promo: true }),
    cart: {
      ...lazyPort<Omit<CartPort, 'watch'>>(async () => (await samples()).cart, { load: true, save: true }),
      watch: watchStoredCart,
    },
    billing: lazyPort(async () => (await samples()).billing, {
      methods: true,
      rates: true,
      payers: true,
      addPayer: true,
      pay: true,
      history: true,
      payPending: true,
      deletePending: true,
    }),
    account: lazyPort(async () => (await samples()).account, {
      summary: true,
      profile: true,
      saveProfile: true,
      changePassword: true,
    }),
    support: lazyPort(async () => (await samples()).support, {
      list: true,
      ticket: true,
      answers: true,
      create: true,
      reply: true,
      close: true,
      setArchived: true,
    }),
    notifications: {
      ...lazyPort<Omit<NotificationsPort, 'subscribe'>>(async () => (await samples()).notifications, {
        list: true,
        setRead: true,
      }),
      subscribe: subscribeLater,
    },
    // Not among the samples above: customers never load it.
    admin: lazyPort(
      once(async () => (await import('./sample/adminSample')).makeAdminSample(latencyOf(sampleLatencyMs))),
      {
        account: true,
        overview: true,
        analytics: true,
        users: true,
        addUser: true,
        saveUser: true,
        suspendUser: true,
        deleteUser: true,
        servers: true,
        power: true,
        saveServer: true,
        payments: true,
        processPayment: true,
        settings: true,
        saveSettings: true,
      },
    ),
    log: consoleLog,
  };
}
