import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createApp } from '@app/server/createApp';
import { listen } from '@app/server/listen';
import { createTestApp } from './support/testApp';
import { unusedDatabase } from './support/unusedDatabase';

it('answers a connection that was waiting to be accepted when the server stopped', async () => {
  const server = await listen(createApp(createTestApp(unusedDatabase()).deps), {
    port: 0,
    host: '127.0.0.1',
  });
  const socket = connect(server.port, '127.0.0.1');
  // The system has connected the socket; the server has not accepted it.
  await new Promise((resolve) => process.nextTick(resolve));
  const stopped = server.stop();
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.*\r\n)*connection: close\r\n/i);
  const late = connect(server.port, '127.0.0.1');
  expect(await once(late, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
  await stopped;
});
