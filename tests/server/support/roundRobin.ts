import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RoundRobin {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * One address before several servers, which get the requests in turn. One that takes no connection is passed over, as every
 * balancer does; an answer that breaks off is the client's to request again.
 */
export async function startRoundRobin(origins: readonly string[]): Promise<RoundRobin> {
  let turn = 0;

  function forward(from: IncomingMessage, body: Buffer, to: ServerResponse, triesLeft: number): void {
    const origin = origins[turn % origins.length] ?? '';
    turn += 1;
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
    sent.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 0) forward(from, body, to, triesLeft - 1);
      else if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    });
    to.on('close', () => sent.destroy());
    sent.end(body);
  }

  const server = createServer((from, to) => {
    void buffer(from).then((body) => forward(from, body, to, origins.length - 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
