import { makeAccountSummary } from '@/sample-data/account';
import { sampleServers } from '@/sample-data/servers';
import { consoleLog } from './consoleLog';
import { authHttp } from './http/authHttp';
import type { Ports } from './ports';
import { accountSample } from './sample/accountSample';
import { latencyOf } from './sample/latency';
import { serversSample } from './sample/serversSample';

const sampleLatencyMs = 350;

/** The adapters of the shipped portal. A provider replaces them here, one line a port. */
export function createPorts(): Ports {
  const latency = latencyOf(sampleLatencyMs);
  return {
    auth: authHttp,
    servers: serversSample(sampleServers, latency),
    account: accountSample(makeAccountSummary(), latency),
    log: consoleLog,
  };
}
