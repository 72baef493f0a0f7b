import { PortError } from '@/domain/results/portError';
import { paths } from '@/paths';
import { once } from '@app/once';
import { consoleLog } from './consoleLog';
import { CurrentSession } from './currentSession';
import { authHttp } from './http/authHttp';
import { lazyPort, type Calls, type Watch } from './lazyPort';
import type { CustomerPorts, Ports } from './ports';
import { latencyOf } from './sample/latency';

/** Long enough for the skeletons (which appear after 150 ms) to be seen as with a real backend. Chosen, not measured. */
const sampleLatencyMs = 350;

/** Imports the sample once. A second import takes another turn: on a first visit, the page's first render. */
const sample = once(() => import('./sample/currentSample'));

/** The demonstration's adapters, which share one memory. */
async function samples(): Promise<CustomerPorts> {
  const { currentSample } = await sample();
  return currentSample(sampleLatencyMs);
}

/** Not among the samples above: customers never load it. */
const adminSample = once(async () =>
  (await import('./sample/adminSample')).currentAdminSample(latencyOf(sampleLatencyMs)),
);

const deskSample = once(async () =>
  (await import('./sample/deskSample')).currentDeskSample(latencyOf(sampleLatencyMs)),
);

/** A visitor where there is no demonstration has no account to read. */
function refuse(): never {
  throw new PortError('refused', { status: 401, code: 'notSignedIn' });
}

const overHttp = once(() => import('./http/accountPorts'));

const never: Watch = () => () => undefined;

export interface PortalPorts {
  ports: Ports;
  /**
   * Loads the adapters that will answer the page at an address, beside its code instead of after its first render. A load
   * that fails is left for the call that needs it. Tells whether there is anything for them to read: a visitor has no
   * account where there is no demonstration.
   */
  prepare: (pathname: string) => Promise<boolean>;
}

/**
 * The adapters of the shipped portal: those of the account, of the demonstration or of a visitor, as the session is at
 * each call (D24). A provider replaces those of the account in http/accountPorts.ts, and `authHttp` here.
 */
export function createPorts(): PortalPorts {
  const session = new CurrentSession(authHttp);

  /** Nothing of the demonstration is loaded for whoever is signed in. */
  async function customerPorts(): Promise<Partial<CustomerPorts>> {
    const audience = await session.audience();
    if (audience === 'demo') return samples();
    const { accountPorts, visitorPorts } = await overHttp();
    return audience === 'visitor' ? visitorPorts : accountPorts;
  }
  const adminPort = async () =>
    (await session.audience()) === 'demo' ? adminSample() : (await import('./http/adminHttp')).adminHttp;

  const deskPort = async () =>
    (await session.audience()) === 'demo' ? deskSample() : (await import('./http/deskHttp')).deskHttp;

  const lazy = <Port extends Calls<Port>>(portOf: (ports: Partial<CustomerPorts>) => Port | undefined) =>
    lazyPort(async () => portOf(await customerPorts()) ?? refuse());

  const ports: Ports = {
    auth: session.auth,
    servers: lazy(({ servers }) => servers),
    catalog: lazy(({ catalog }) => catalog),
    cart: lazy(({ cart }) => cart),
    billing: lazy(({ billing }) => billing),
    orders: lazy(({ orders }) => orders),
    account: lazy(({ account }) => account),
    support: lazy(({ support }) => support),
    notifications: lazy(({ notifications }) => notifications),
    admin: lazyPort(adminPort),
    desk: lazyPort(deskPort),
    changes: {
      watch: (topic) =>
        lazyPort(async () => {
          if ((await session.audience()) !== 'account') return { watch: never };
          const { accountChanges } = await overHttp();
          return { watch: accountChanges.watch(topic) };
        }).watch,
    },
    log: consoleLog,
  };
  const adapters = new Map<string, () => Promise<unknown>>([
    [paths.dashboard.root, customerPorts],
    [paths.admin.root, adminPort],
  ]);
  return {
    ports,
    prepare: async (pathname) => {
      const [, area = ''] = pathname.split('/');
      const load = adapters.get(`/${area}`);
      if (!load) return false;
      try {
        const audience = await session.prepare();
        await load();
        return audience !== 'visitor';
      } catch {
        return false;
      }
    },
  };
}
