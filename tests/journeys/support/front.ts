import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { extname, join, normalize, resolve } from 'node:path';

const builtPortal = resolve(import.meta.dirname, '../../../dist/client');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface PageFiles {
  readonly pattern: string;
  readonly ru: string;
}

/** Returns the page of the build for a path. A host of static files needs this. */
function fileFor(path: string): string {
  if (extname(path) !== '') return path;
  const text = readFileSync(join(builtPortal, 'pages.json'), 'utf8');
  const { pages, fallback } = JSON.parse(text) as { pages: readonly PageFiles[]; fallback: PageFiles };
  const fits = ({ pattern }: PageFiles) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
  const found = pages.filter(fits).toSorted((one, other) => other.pattern.length - one.pattern.length);
  return (found.find(({ pattern }) => pattern === path) ?? found[0] ?? fallback).ru;
}

function sendFile(path: string, outgoing: ServerResponse): void {
  const file = fileFor(normalize(path));
  const content = readFileSync(join(builtPortal, file));
  outgoing.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  outgoing.end(content);
}

/** Hands a call on as it came, `Host` included, and the answer back as it comes. */
function handOn(backend: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const call = request(new URL(url ?? '/', backend), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  call.on('error', () => outgoing.destroy());
  outgoing.on('close', () => call.destroy());
  incoming.pipe(call);
}

/** Serves the built portal as static files with another backend at `/api`, without our server. */
export async function startFront(backend: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://any');
    if (pathname.startsWith('/api/')) handOn(backend, incoming, outgoing);
    else sendFile(decodeURIComponent(pathname), outgoing);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
