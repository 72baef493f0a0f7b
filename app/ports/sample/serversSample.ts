import type { Server } from '@/domain/server';
import { makeServerDetails } from '@/sample-data/serverDetails';
import type { ServersPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** Servers from a list in memory; a reboot succeeds and changes nothing, as specified (§2). */
export function serversSample(servers: readonly Server[], latency: Latency): ServersPort {
  return {
    async list(signal) {
      await latency(signal);
      return servers;
    },
    async details(id, signal) {
      await latency(signal);
      const server = servers.find((each) => each.id === id);
      if (!server) throw new Error(`No server ${id}`);
      return makeServerDetails(server);
    },
    async reboot(_ids, signal) {
      await latency(signal);
    },
  };
}
