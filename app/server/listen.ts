import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { slowestUpload } from '@/domain/results/portError';
import type { ServerApp } from './http/types';
import { filesTakenAt, longestForm, longestUpload } from './http/uploadCalls';
import { StartProblem } from './startProblem';

/** How long requests under way may take when the server is told to stop. */
const STOP_PATIENCE_MS = 7000;

/**
 * How long a request may take to arrive, in milliseconds: its headers, and all of it. Enough for 64 KiB over the worst
 * of mobile networks; whoever is slower than that holds connections on purpose. Files get what they need besides.
 */
export const arrivalLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

/** Longer than a proxy keeps an idle connection (nginx 60 s): a request sent on one that is just being closed is lost. */
const keepAliveTimeout = 65_000;

export interface Listening {
  readonly port: number;
  /** Goes on answering, but every answer ends its connection: a kept-alive one would be cut at the stop. */
  drain: () => void;
  /** Stops accepting, lets requests under way finish, then ends what is left. */
  stop: () => Promise<void>;
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartProblem(`Port ${port} may not be used by this account. Set PORT to another number.`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new StartProblem('The environment variable HOST is wrong: this machine has no such address.');
  }
  return error;
}

/** How long all of a request may take to arrive. */
function patienceFor({ method = '', url = '', headers }: IncomingMessage, usual: number): number {
  const files = filesTakenAt(method, url.replace(/\?.*$/, ''));
  if (!files) return usual;
  const bytes = Math.min(longestForm(files), Number(headers['content-length'] ?? longestForm(files)));
  return usual + bytes / slowestUpload;
}

/** Ends a request that comes too slowly as Node does, which knows one deadline for all. */
function endLate(incoming: IncomingMessage, outgoing: ServerResponse, timeoutMs: number): void {
  const timer = setTimeout(() => {
    if (incoming.complete) return;
    const { socket } = incoming;
    if (!outgoing.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroy();
  }, timeoutMs).unref();
  outgoing.once('close', () => clearTimeout(timer));
}

/** Starts answering over HTTP. */
export async function listen(
  app: ServerApp,
  options: { port: number; host?: string | undefined; arrival?: typeof arrivalLimits },
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  let isDraining = false;
  const { requestTimeout, ...arrival } = options.arrival ?? arrivalLimits;
  const longest = Math.ceil(requestTimeout + longestUpload / slowestUpload);
  const server = createServer(
    { ...arrival, keepAliveTimeout, requestTimeout: longest },
    (incoming, outgoing) => {
      if (isDraining) outgoing.setHeader('Connection', 'close');
      // HTTP/1.1 keeps a connection without being told to, by two headers of each file.
      else if (incoming.httpVersion === '1.1' && incoming.url?.startsWith('/assets/'))
        outgoing.removeHeader('Connection');
      if (!incoming.complete) endLate(incoming, outgoing, patienceFor(incoming, requestTimeout));
      void answer(incoming, outgoing);
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(explain(error, options.port));
    });
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    drain() {
      isDraining = true;
    },
    stop: () =>
      new Promise((resolve) => {
        isDraining = true;
        // A kept-alive connection becomes idle only when its request is answered.
        const closeIdle = setInterval(() => {
          server.closeIdleConnections();
        }, 50);
        const timeout = setTimeout(() => {
          server.closeAllConnections();
        }, STOP_PATIENCE_MS);
        server.close(() => {
          clearInterval(closeIdle);
          clearTimeout(timeout);
          resolve();
        });
      }),
  };
}
