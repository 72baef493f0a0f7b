import { makeAccountSummary } from '@/sample-data/account';
import { makeNotifications } from '@/sample-data/notifications';
import { sampleServers } from '@/sample-data/servers';
import { isoNow } from '@app/device/clock';
import { consoleLog } from './consoleLog';
import { authHttp } from './http/authHttp';
import type { Ports } from './ports';
import { accountSample } from './sample/accountSample';
import { latencyOf } from './sample/latency';
import { notificationsSample } from './sample/notificationsSample';
import { serversSample } from './sample/serversSample';
import { supportLater } from './sample/supportLater';

const sampleLatencyMs = 350;

/** The adapters of the shipped portal. A provider replaces them here, one line a port. */
export function createPorts(): Ports {
  const latency = latencyOf(sampleLatencyMs);
  return {
    auth: authHttp,
    servers: serversSample(sampleServers, latency),
    account: accountSample(makeAccountSummary(), latency),
    support: supportLater(async () => {
      const [{ supportSample }, { ticketsInSession }] = await Promise.all([
        import('./sample/supportSample'),
        import('./sample/ticketStorage'),
      ]);
      return supportSample({ latency, now: isoNow, store: ticketsInSession() });
    }),
    notifications: notificationsSample(makeNotifications(isoNow()), latency),
    log: consoleLog,
  };
}
