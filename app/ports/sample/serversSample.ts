import type { Server } from '@/domain/server';
import type { ServersPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** Servers from a list in memory; a reboot succeeds and changes nothing, as specified (§2). */
export function serversSample(servers: readonly Server[], latency: Latency): ServersPort {
  return {
    async list(signal) {
      await latency(signal);
      return servers;
    },
    async reboot(_ids, signal) {
      await latency(signal);
    },
  };
}
