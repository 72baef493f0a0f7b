import { connect, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgres } from '@app/server/db/postgres';
import { freePort } from '../freePort';
import { onPostgres } from './support/onPostgres';

onPostgres('the start of a connection', (urlOf) => {
  it('names nothing that PgBouncer refuses, and limits statements all the same', async () => {
    const url = new URL(urlOf());
    const real = Number(url.port);
    url.port = String(await freePort());
    const starts: string[] = [];
    const door = createServer((socket) => {
      const inside = connect(real, '127.0.0.1');
      for (const each of [socket, inside]) each.on('error', () => each.destroy());
      socket.once('data', (start: Buffer) => starts.push(start.toString('latin1')));
      socket.pipe(inside).pipe(socket);
    }).listen(Number(url.port));
    const db = await openPostgres(url.href);
    const limits = () => sql`show statement_timeout`.execute(db);
    const answers = await Promise.all([limits(), limits(), limits()]);
    expect(answers.map(({ rows }) => rows)).toEqual(
      Array.from({ length: 3 }, () => [{ statement_timeout: '8s' }]),
    );
    await db.destroy();
    door.close();
    expect(starts.length).toBeGreaterThan(2);
    // Name and value of each parameter end with a NUL: user, database, and what every pooler passes on.
    for (const start of starts) expect(start).not.toMatch(/timeout|options/);
  });
});
