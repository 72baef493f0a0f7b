import type { Server } from '@/domain/servers/server';
import { serverRules } from '@/domain/servers/serverRules';
import type { ServersPort } from '@app/ports/ports';
import { answersParts } from '@app/ports/sample/answersParts';
import { noLatency } from '@app/ports/sample/latency';

/** A call that lists these servers, of any product line. */
export function listingServers(rows: readonly Server[]): ServersPort['list'] {
  const read = answersParts(noLatency)(rows, serverRules);
  return (_line, ...request) => read(...request);
}
