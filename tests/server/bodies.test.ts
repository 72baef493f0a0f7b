import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '@app/server/createApp';
import { listen, type Listening } from '@app/server/listen';
import { createTestApp } from './support/testApp';
import { unusedDatabase } from './support/unusedDatabase';

const app = createTestApp(unusedDatabase());
const timeouts = { headersTimeout: 900, requestTimeout: 900, connectionsCheckingInterval: 50 };
let patient: Listening;
let hasty: Listening;
beforeAll(async () => {
  const server = createApp(app.deps);
  patient = await listen(server, { port: 0, host: '127.0.0.1' });
  hasty = await listen(server, { port: 0, host: '127.0.0.1', timeouts });
});
beforeEach(() => {
  app.events.length = 0;
});
afterAll(async () => {
  await Promise.all([patient.stop(), hasty.stop()]);
  expect(app.errors).toEqual([]);
});

const head = (...lines: string[]) =>
  [
    'POST /api/auth/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');

async function open(server: Listening): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket.setEncoding('utf8');
}

/** Everything that comes until the server ends the connection; rejects when it resets it. */
function restOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

const PIECE = 'x'.repeat(64 * 1024);
const PIECES = 128;

/** Sends the whole of 8 MiB before reading anything, as browsers do. */
async function upload(socket: Socket, wrap: (piece: string) => string): Promise<void> {
  for (let sent = 0; sent < PIECES; sent += 1) if (!socket.write(wrap(PIECE))) await once(socket, 'drain');
}

describe('a body that is too large', () => {
  it.each([
    ['announced', `Content-Length: ${PIECE.length * PIECES}`, (piece: string) => piece, ''],
    [
      'in chunks',
      'Transfer-Encoding: chunked',
      (piece: string) => `${piece.length.toString(16)}\r\n${piece}\r\n`,
      '0\r\n\r\n',
    ],
  ])('and %s: whoever sends it all first can read the refusal', async (_how, header, wrap, last) => {
    const socket = await open(patient);
    socket.write(head(header));
    await upload(socket, wrap);
    socket.write(last);
    const answer = await restOf(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/"error":".+","code":"tooLarge"\}$/);
  });

  it('is refused at once: a client that reads while sending can stop', async () => {
    const socket = await open(patient);
    socket.write(head('Content-Length: 1000000000'));
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await expect.poll(() => app.events).toHaveLength(1);
    expect(app.events[0]).toMatchObject({ event: 'request', status: 413, code: 'tooLarge' });
  });
});

describe('a request that comes too slowly', () => {
  it('has its connection ended, in its headers or in its body', async () => {
    const slowHeaders = await open(hasty);
    const slowBody = await open(hasty);
    slowHeaders.write('POST /api/auth/login HTTP/1.1\r\nHost: local');
    slowBody.write(head('Content-Length: 1000'));
    // A byte now and then must not buy it more time.
    const dripping = setInterval(() => slowBody.write('x'), 40);
    const answers = await Promise.all([restOf(slowHeaders), restOf(slowBody)]);
    clearInterval(dripping);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(() => app.events).toHaveLength(1);
    expect(app.events[0]).toMatchObject({ event: 'request', code: 'incompleteBody' });
  });
});

it('a body of a call with files may come as slowly as they need, even a refused one', async () => {
  const socket = await open(hasty);
  const length = 1_000_000;
  socket.write(
    head(`Content-Length: ${length}`)
      .replace('/api/auth/login', '/api/tickets')
      .replace(/Content-Type: .*/, 'X: y'),
  );
  const dripping = setInterval(() => socket.write('x'), 40);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  clearInterval(dripping);
  expect(socket.readyState).toBe('open');
  socket.destroy();
  await expect.poll(() => app.events).toHaveLength(1);
  expect(app.events[0]).toMatchObject({ event: 'request', status: 401 });
});

it('a body of a call with files that is too large even for them is refused at once', async () => {
  const socket = await open(patient);
  socket.write(head('Content-Length: 130000000').replace('/api/auth/login', '/api/tickets'));
  const [answer] = (await once(socket, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/"code":"fileTooLarge"\}$/);
  socket.destroy();
});

it.each(['Content-Length: 1000', 'Transfer-Encoding: chunked'])(
  'an upload that its sender breaks off (%s) is one line, and no error',
  async (header) => {
    const socket = await open(patient);
    socket.write(head(header));
    socket.write('5\r\nabc');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await expect.poll(() => app.events).toHaveLength(1);
    expect(app.events[0]).toMatchObject({ event: 'request', status: 400, code: 'incompleteBody' });
  },
);
