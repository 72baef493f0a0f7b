import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RoundRobin {
  readonly origin: string;
  /** Servers that have received the call with this `Idempotency-Key`, in order. */
  readonly takersOf: (key: string) => readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * A load balancer that sends requests to servers in turn. It skips servers that refuse connections; the client retries
 * interrupted answers.
 */
export async function startRoundRobin(origins: readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const takers = new Map<string, readonly string[]>();
  const takersOf = (key: string) => takers.get(key) ?? [];

  function forward(from: IncomingMessage, body: Buffer, to: ServerResponse, first: number, tries = 1): void {
    const origin = origins[(first + tries - 1) % origins.length] ?? '';
    const sent = request(`${origin}${from.url ?? '/'}`, {
      method: from.method,
      agent: false,
      headers: {
        ...from.headers,
        'x-forwarded-for': from.socket.remoteAddress ?? '127.0.0.1',
        'x-forwarded-host': from.headers.host ?? '',
        'x-forwarded-proto': 'http',
      },
    });
    let isTaken = false;
    const key = String(from.headers['idempotency-key']);
    sent.on('socket', (socket) => {
      socket.once('connect', () => {
        isTaken = true;
        takers.set(key, [...takersOf(key), origin]);
      });
    });
    sent.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    sent.on('error', () => {
      if (!isTaken && tries < origins.length) forward(from, body, to, first, tries + 1);
      else if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    });
    to.on('close', () => sent.destroy());
    sent.end(body);
  }

  const server = createServer((from, to) => {
    void buffer(from).then((body) => forward(from, body, to, turn++));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    takersOf,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
