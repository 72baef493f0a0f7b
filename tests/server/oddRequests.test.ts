import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '@app/server/createApp';
import { listen, type Listening } from '@app/server/listen';
import { makeBuiltPortal } from './support/builtPortal';
import { createTestApp } from './support/testApp';
import { unusedDatabase } from './support/unusedDatabase';

const portal = makeBuiltPortal();
const app = createTestApp(unusedDatabase(), { deps: { clientDir: portal.clientDir } });
let server: Listening;
beforeAll(async () => {
  server = await listen(createApp(app.deps), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  portal.remove();
  expect(app.errors).toEqual([]);
});

/** Sends bytes as they are and gives everything that comes until the server ends the connection. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    // A reset after the answer is the end as well.
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });
}

/** The status of every answer in what came. */
const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const request = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', ...headers, 'Connection: close', '', ''].join('\r\n');
const get = (target: string, ...headers: string[]) => request(`GET ${target} HTTP/1.1`, ...headers);
const post = (body: string, ...headers: string[]) =>
  request('POST /api/auth/login HTTP/1.1', 'Content-Type: application/json', ...headers) + body;
const icon = '/favicon.svg';

const oddities: Array<[name: string, bytes: string, ...statuses: number[]]> = [
  // Who is meant.
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', get(icon, 'Host: evil.example'), 400],
  ['a host with spaces and a path', 'GET / HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n', 400],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 400],
  // Which protocol.
  ['HTTP/1.0', `GET ${icon} HTTP/1.0\r\nHost: localhost\r\n\r\n`, 200],
  ['HTTP/0.9', 'GET /\r\n\r\n', 400],
  ['HTTP/1.2', request('GET / HTTP/1.2'), 400],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['an upgrade to h2c', get(icon, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'), 200],
  ['an upgrade to a socket', get(icon, 'Upgrade: websocket', 'Sec-WebSocket-Key: x'), 200],
  // Which method.
  ['an unknown method', request('BREW / HTTP/1.1'), 400],
  ['a method in small letters', request('get / HTTP/1.1'), 400],
  ['TRACE', request('TRACE / HTTP/1.1'), 405],
  ['OPTIONS', request('OPTIONS / HTTP/1.1'), 405],
  ['OPTIONS *', request('OPTIONS * HTTP/1.1'), 400],
  ['PURGE', request('PURGE / HTTP/1.1'), 405],
  ['PROPFIND of a call', request('PROPFIND /api/auth/login HTTP/1.1'), 405],
  [
    'a method in a header',
    request('POST / HTTP/1.1', 'X-HTTP-Method-Override: GET', 'Content-Length: 0'),
    405,
  ],
  ['HEAD of a page', request('HEAD / HTTP/1.1'), 200],
  ['HEAD of a call', request('HEAD /api/auth/config HTTP/1.1'), 200],
  // Which address; more of them in hostileAddresses.test.ts.
  ['an absolute address', get(`http://localhost${icon}`), 200],
  ['an absolute address of another kind', get('ftp://localhost/'), 400],
  ['no slash', get('favicon.svg'), 400],
  ['a space', get('/a b'), 400],
  ['a NUL', get('/a\0b'), 400],
  ['bytes beyond ASCII', get('/\xd0\xbf'), 400],
  ['a fragment', get('/#fragment'), 200],
  ['20 000 characters', get(`/${'a'.repeat(20_000)}`), 431],
  ['8 000 characters', get(`/${'a'.repeat(8000)}`), 404],
  ['a call with two slashes', get('//api/auth/config'), 404],
  ['a call in capitals', get('/API/auth/config'), 404],
  ['a call with half an encoding', get('/api/%'), 404],
  ['a way out of the calls', get(`/api/..${icon}`), 200],
  ['line breaks for the redirect', get('/terms?%0d%0aX-Injected:1'), 302],
  // Headers.
  ['a header of 20 000 characters', get('/', `X: ${'a'.repeat(20_000)}`), 431],
  ['2 500 headers', get('/', ...Array.from({ length: 2500 }, () => 'X:')), 200],
  ['a NUL in a header', get('/', 'X: a\0b'), 400],
  ['a header with a space in its name', get('/', 'X Y: a'), 400],
  ['a space before the colon', get('/', 'X : a'), 400],
  ['a folded header', get('/', 'X: a\r\n b'), 400],
  ['bytes beyond ASCII in a header', get('/', 'X: \xff'), 200],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: localhost\n\n', 400],
  ['empty lines first', `\r\n\r\n${get(icon)}`, 200],
  ['a nonsense cookie', get('/', 'Cookie: =;;locale=%;a'), 200],
  ['nonsense encodings', get('/', 'Accept-Encoding: ;q=,,*;q=0', 'Accept: x/y'), 200],
  // How long the body is.
  ['two ways to tell its length', post('0\r\n\r\n', 'Transfer-Encoding: chunked', 'Content-Length: 2'), 400],
  ['two lengths', post('{}x', 'Content-Length: 2', 'Content-Length: 3'), 400],
  ['a list of lengths', post('{}', 'Content-Length: 2, 2'), 400],
  ['a negative length', post('{}', 'Content-Length: -1'), 400],
  ['a length with a sign', post('{}', 'Content-Length: +2'), 400],
  ['a length beyond numbers', post('{}', 'Content-Length: 99999999999999999999'), 400],
  ['an unknown coding', post('2\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: xchunked'), 400],
  ['a compressed coding', post('2\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: gzip, chunked'), 400],
  ['chunks, then another coding', post('0\r\n\r\n', 'Transfer-Encoding: chunked, identity'), 400],
  ['garbage for chunks', post('zz\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: chunked'), 400],
  ['a chunk beyond numbers', post(`${'f'.repeat(18)}\r\n{}`, 'Transfer-Encoding: chunked'), 400],
  ['a chunk with an extension', post('2;a=b\r\n{}\r\n0\r\n\r\n', 'Transfer-Encoding: chunked'), 422],
  ['a chunk with a huge one', post(`2;${'a'.repeat(20_000)}\r\n{}`, 'Transfer-Encoding: chunked'), 413],
  ['trailers', post('2\r\n{}\r\n0\r\nX: y\r\n\r\n', 'Transfer-Encoding: chunked'), 422],
  ['no length', post(''), 400],
  ['a body of GET', `${get('/api/auth/config', 'Content-Length: 5')}hello`, 200],
  // What the body is.
  ['bytes that are no text', post('{"email":"\xff\xfe"}', 'Content-Length: 14'), 422],
  ['two content types', post('{}', 'Content-Type: text/plain', 'Content-Length: 2'), 415],
  // What is wished for.
  ['to go on', post('{}', 'Expect: 100-continue', 'Content-Length: 2'), 100, 422],
  ['something odd', post('{}', 'Expect: 200-ok', 'Content-Length: 2'), 417],
  ['a part of a file', get(icon, 'Range: bytes=0-2'), 200],
  ['parts that there are not', get(icon, 'Range: bytes=9-1,,-x'), 200],
  ['a file unless there is one', get(icon, 'If-None-Match: *'), 304],
  ['a file newer than yesterday', get(icon, 'If-Modified-Since: yesterday'), 200],
  // One after another.
  ['two at once', `GET ${icon} HTTP/1.1\r\nHost: localhost\r\n\r\n${get('/none.js')}`, 200, 404],
  ['one, and then garbage', `${get(icon)}\xff\xfe\0\r\n\r\n`, 400],
];

it.each(oddities)('%s', async (_name, bytes, ...statuses) => {
  const answer = await exchange(bytes);
  expect(statusesIn(answer)).toEqual(statuses);
  expect(answer).not.toMatch(/^X-Injected/im);
  expect(answer).not.toContain(portal.clientDir);
});

it('closes a tunnel without a word', async () => {
  expect(await exchange(request('CONNECT example.com:443 HTTP/1.1'))).toBe('');
});

it('answers as ever after all that', async () => {
  expect(await exchange(get(icon))).toMatch(/^HTTP\/1\.1 200 [\s\S]*<svg\/>$/);
  expect(await exchange(get('/api/auth/config'))).toMatch(/^HTTP\/1\.1 200 /);
});
