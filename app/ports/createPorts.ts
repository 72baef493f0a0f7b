import { PortError } from '@/domain/results/portError';
import { paths } from '@/paths';
import { once } from '@app/once';
import { consoleLog } from './consoleLog';
import { CurrentSession } from './currentSession';
import { authHttp } from './http/authHttp';
import { lazyPort, type Calls, type Watch } from './lazyPort';
import type { CustomerPorts, Ports } from './ports';
import { latencyOf } from './sample/latency';

/** Long enough to show skeletons (which appear after 150 ms), as with a real backend. Chosen, not measured. */
const sampleLatencyMs = 350;

/** Imports the sample once. A second import would delay the first render of a first visit. */
const sample = once(() => import('./sample/currentSample'));

/** The demonstration's adapters with shared state. */
async function samples(): Promise<CustomerPorts> {
  const { currentSample } = await sample();
  return currentSample(sampleLatencyMs);
}

/** Separate from the samples above, because customers never load it. */
const adminSample = once(async () =>
  (await import('./sample/adminSample')).currentAdminSample(latencyOf(sampleLatencyMs)),
);

const deskSample = once(async () =>
  (await import('./sample/deskSample')).currentDeskSample(latencyOf(sampleLatencyMs)),
);

const toolsSample = once(async () =>
  (await import('./sample/toolsSample')).currentToolsSample(latencyOf(sampleLatencyMs)),
);

const securitySample = once(async () =>
  (await import('./sample/securitySample')).currentSecuritySample(latencyOf(sampleLatencyMs)),
);

// The demonstration changes nothing in these, so that it keeps nothing of them.
const membersSample = async () =>
  (await import('./sample/membersSample')).currentMembersSample(latencyOf(sampleLatencyMs));

const sampleUsage = async () =>
  (await import('./sample/usageSample')).usageSample(latencyOf(sampleLatencyMs));

/** Without a demonstration, a visitor has no account to read. */
function refuse(): never {
  throw new PortError('refused', { status: 401, code: 'notSignedIn' });
}

const overHttp = once(() => import('./http/accountPorts'));

const never: Watch = () => () => undefined;

export interface PortalPorts {
  ports: Ports;
  /**
   * Loads the adapters for the page at an address in parallel with its code. A failed load is retried by the first
   * call. Returns whether there is data to read: without a demonstration, a visitor has none.
   */
  prepare: (pathname: string) => Promise<boolean>;
}

/**
 * Creates the adapters of the portal: for the account, the demonstration or a visitor, depending on the session at each
 * call (D24). A provider replaces those of the account in http/accountPorts.ts, and `authHttp` here.
 */
export function createPorts(): PortalPorts {
  const session = new CurrentSession(authHttp);

  /** A signed-in user loads nothing of the demonstration. */
  async function customerPorts(): Promise<Partial<CustomerPorts>> {
    const audience = await session.audience();
    if (audience === 'demo') return samples();
    const { accountPorts, visitorPorts } = await overHttp();
    return audience === 'visitor' ? visitorPorts : accountPorts;
  }
  const adminPort = async () =>
    (await session.audience()) === 'demo' ? adminSample() : (await import('./http/adminHttp')).adminHttp;

  /** A port whose adapters load with the first page that uses it. */
  const apart = <Port extends Calls<Port>>(demo: () => Promise<Port>, http: () => Promise<Port>) =>
    lazyPort<Port>(async () => ((await session.audience()) === 'demo' ? demo() : http()));

  const lazy = <Port extends Calls<Port>>(portOf: (ports: Partial<CustomerPorts>) => Port | undefined) =>
    lazyPort(async () => portOf(await customerPorts()) ?? refuse());

  const ports: Ports = {
    auth: session.auth,
    servers: lazy(({ servers }) => servers),
    network: lazy(({ network }) => network),
    recovery: lazy(({ recovery }) => recovery),
    snapshots: lazy(({ snapshots }) => snapshots),
    backups: lazy(({ backups }) => backups),
    catalog: lazy(({ catalog }) => catalog),
    cart: lazy(({ cart }) => cart),
    billing: lazy(({ billing }) => billing),
    orders: lazy(({ orders }) => orders),
    account: lazy(({ account }) => account),
    savedFilters: lazy(({ savedFilters }) => savedFilters),
    sshKeys: lazy(({ sshKeys }) => sshKeys),
    support: lazy(({ support }) => support),
    notifications: lazy(({ notifications }) => notifications),
    admin: lazyPort(adminPort),
    desk: apart(deskSample, async () => (await import('./http/deskHttp')).deskHttp),
    security: apart(securitySample, async () => (await import('./http/securityHttp')).securityHttp),
    tools: apart(toolsSample, async () => (await import('./http/toolsHttp')).toolsHttp),
    members: apart(membersSample, async () => (await import('./http/membersHttp')).membersHttp),
    usage: apart(sampleUsage, async () => (await import('./http/usageHttp')).usageHttp),
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
