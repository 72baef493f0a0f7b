import { consoleLog } from './consoleLog';
import { authHttp } from './http/authHttp';
import { once } from '@app/once';
import { lazyPort } from './lazyPort';
import type { Ports } from './ports';
import { latencyOf } from './sample/latency';
import type { SamplePorts } from './sample/samplePorts';

/** Long enough for the skeletons (which appear after 150 ms) to be seen as with a real backend. Chosen, not measured. */
const sampleLatencyMs = 350;

/** The sample adapters, which share one memory. */
async function samples(): Promise<SamplePorts> {
  const { currentSample } = await import('./sample/currentSample');
  return currentSample(sampleLatencyMs);
}

/** Not among the samples above: customers never load it. */
const adminSample = once(async () =>
  (await import('./sample/adminSample')).makeAdminSample(latencyOf(sampleLatencyMs)),
);

/** The adapters of the shipped portal. A provider replaces them here, one line a port. */
export function createPorts(): Ports {
  return {
    auth: authHttp,
    servers: lazyPort(async () => (await samples()).servers),
    catalog: lazyPort(async () => (await samples()).catalog),
    cart: lazyPort(async () => (await samples()).cart),
    billing: lazyPort(async () => (await samples()).billing),
    account: lazyPort(async () => (await samples()).account),
    support: lazyPort(async () => (await samples()).support),
    notifications: lazyPort(async () => (await samples()).notifications),
    admin: lazyPort(adminSample),
    log: consoleLog,
  };
}
