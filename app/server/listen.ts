import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { slowestUpload } from '@/domain/results/portError';
import type { ServerApp } from './http/types';
import { filesTakenAt, longestForm, longestUpload } from './http/uploadCalls';
import { StartProblem } from './startProblem';

/** Time for running requests at shutdown. */
const STOP_TIMEOUT_MS = 7000;

/**
 * Time for a request's headers and body to arrive, in milliseconds. Enough for 64 KiB over a bad mobile network; slower
 * clients hold connections on purpose. Uploads get additional time.
 */
export const receiveTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

/** Longer than a proxy keeps idle connections (nginx 60 s): a request on a closing connection would be lost. */
const keepAliveTimeout = 65_000;

export interface Listening {
  readonly port: number;
  /** Keeps answering but closes each connection afterwards: kept-alive ones would be cut at shutdown. */
  drain: () => void;
  /** Stops accepting, finishes running requests, then closes all connections. */
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

/** Returns the time in which a request must have arrived, in milliseconds. */
function receiveTimeoutFor({ method = '', url = '', headers }: IncomingMessage, usual: number): number {
  const files = filesTakenAt(method, url.replace(/\?.*$/, ''));
  if (!files) return usual;
  const bytes = Math.min(longestForm(files), Number(headers['content-length'] ?? longestForm(files)));
  return usual + bytes / slowestUpload;
}

/** Ends a late request like Node does, whose deadline is the same for all. */
function endLate(incoming: IncomingMessage, outgoing: ServerResponse, timeoutMs: number): void {
  const timer = setTimeout(() => {
    if (incoming.complete) return;
    const { socket } = incoming;
    if (!outgoing.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroy();
  }, timeoutMs).unref();
  outgoing.once('close', () => clearTimeout(timer));
}

/** Starts the HTTP server. */
export async function listen(
  app: ServerApp,
  options: { port: number; host?: string | undefined; timeouts?: typeof receiveTimeouts },
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  let isDraining = false;
  const { requestTimeout, ...timeouts } = options.timeouts ?? receiveTimeouts;
  const longest = Math.ceil(requestTimeout + longestUpload / slowestUpload);
  const server = createServer(
    { ...timeouts, keepAliveTimeout, requestTimeout: longest },
    (incoming, outgoing) => {
      if (isDraining) outgoing.setHeader('Connection', 'close');
      // HTTP/1.1 keeps connections alive by default, so two headers per asset can be saved.
      else if (incoming.httpVersion === '1.1' && incoming.url?.startsWith('/assets/'))
        outgoing.removeHeader('Connection');
      if (!incoming.complete) endLate(incoming, outgoing, receiveTimeoutFor(incoming, requestTimeout));
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
    async stop() {
      isDraining = true;
      // Connections that the system has queued are accepted in the next turn. Closing would reset them.
      await nextTurn();
      await nextTurn();
      // A kept-alive connection becomes idle only after its answer.
      const closeIdle = setInterval(() => {
        server.closeIdleConnections();
      }, 50);
      const timeout = setTimeout(() => {
        server.closeAllConnections();
      }, STOP_TIMEOUT_MS);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(closeIdle);
      clearTimeout(timeout);
    },
  };
}
