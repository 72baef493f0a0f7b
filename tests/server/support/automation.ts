import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import {
  commandSchema,
  signatureHeader,
  type Operation,
  type Progress,
  type Room,
} from '@app/server/provisioning/provisioner';
import { isSigned, sign } from '@app/server/signature';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';

/** A provider's automation for tests: it refuses unsigned requests and executes every key once. */
export interface Automation {
  readonly url: string;
  /** Keys in the order in which they were first sent. */
  readonly keys: readonly string[];
  /** How often an operation was really carried out. */
  readonly carriedOut: (key: string) => number;
  /** Answers 503 to everything until it is called with false. */
  readonly setDown: (isDown: boolean) => void;
  /** Room that it reports; null: it does not know the call. */
  readonly setRoom: (room: Room | null) => void;
  /** How operations end that are sent from now on: as simulated, unless it is called. */
  readonly setEnd: (end: Progress) => void;
  /** A report as it would send it. */
  readonly reportOf: (report: object, now?: Date) => { body: string; headers: Record<string, string> };
  readonly close: () => Promise<void>;
}

const requestSchema = v.intersect([
  v.object({
    key: v.string(),
    serverId: v.pipe(v.string(), v.regex(/^\d+$/)),
    attempt: v.number(),
    callbackUrl: v.nullable(v.string()),
  }),
  commandSchema,
]);

export async function startAutomation(secret: string, clock: () => Date): Promise<Automation> {
  const simulated = simulatedProvisioner({ clock, seconds: 8 });
  const operations = new Map<string, { count: number; operation: Operation; end: Progress | null }>();
  let room: Room | null = null;
  let isDown = false;
  let end: Progress | null = null;

  async function progressOf(key: string): Promise<Progress | null> {
    const found = operations.get(key);
    if (!found) return null;
    const progress = await simulated.progress(found.operation);
    return progress.status === 'running' ? progress : (found.end ?? progress);
  }

  async function answer(method: string, path: string, body: string): Promise<unknown> {
    if (method === 'POST' && path === '/operations') {
      const { key, serverId, ...command } = v.parse(requestSchema, JSON.parse(body));
      const operation = { key, serverId: Number(serverId), command, startedAt: clock() };
      if (!operations.has(key)) operations.set(key, { count: 0, operation, end });
      const known = operations.get(key);
      if (known?.count === 0) known.count += 1;
      return progressOf(key);
    }
    const [, key] = /^\/operations\/([\w-]+)$/.exec(path) ?? [];
    if (key !== undefined) return progressOf(key);
    if (/^\/servers\/\d+\/console$/.test(path)) return simulated.console(Number(path.split('/')[2]));
    if (/^\/servers\/\d+\/backups$/.test(path)) return simulated.backups(Number(path.split('/')[2]));
    if (path === '/room') return room;
    const url = new URL(path, 'http://automation');
    return simulated.metrics(Number(url.pathname.split('/')[2]), {
      from: new Date(url.searchParams.get('from') ?? ''),
      to: new Date(url.searchParams.get('to') ?? ''),
      points: Number(url.searchParams.get('points')),
    });
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '' } = request;
      const body = await text(request);
      const signature = request.headers[signatureHeader];
      const content = method === 'GET' ? url : body;
      if (!isSigned(secret, { content, signature: String(signature), now: clock() })) {
        response.writeHead(401).end();
        return;
      }
      const value = isDown ? null : await answer(method, url, body);
      if (value === null) response.writeHead(url === '/room' && !isDown ? 404 : 503).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    get keys() {
      return [...operations.keys()];
    },
    carriedOut: (key) => operations.get(key)?.count ?? 0,
    setDown: (down) => {
      isDown = down;
    },
    setRoom: (next) => {
      room = next;
    },
    setEnd: (next) => {
      end = next;
    },
    reportOf(report, now = clock()) {
      const body = JSON.stringify(report);
      return {
        body,
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, now) },
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
