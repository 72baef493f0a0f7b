import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { changesPath } from '@app/contract/changes';
import { supportContract } from '@app/contract/support';
import { isDiskFull } from '@app/server/db/outage';
import { pgliteDialect } from '@app/server/db/pgliteDialect';
import type { Schema } from '@app/server/db/schema';
import { openApp } from './support/openApp';
import { callAs, codeOf, signIn, type Person } from './support/signedIn';
import { createTestApp, errorOf } from './support/testApp';

const hour = (max: number) => ({ max, windowSeconds: 3600 });
const { db, app } = await openApp({ limits: { ticketsPerAccount: hour(2), messagesPerAccount: hour(3) } });

const text = {
  subject: 'A question',
  service: 'vps',
  department: 'technical',
  serverId: null,
  message: 'How?',
};
const zip = () => new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'a.zip');
const ticket = (person: Person, files: readonly File[] = []) =>
  callAs(app, person, supportContract.create, { key: randomUUID(), body: text, files });

describe('what one account stores', () => {
  it('is limited to 300 MB of files, linked or not, and text still goes', async () => {
    const ann = await signIn(app);
    const body = await (await ticket(ann, [zip()])).json();
    expect(body).toMatchObject({ subject: 'A question' });
    // As if her messages had had large files.
    await db.updateTable('content').set({ size: 300_000_000 }).where('userId', '=', ann.id).execute();
    const refused = await ticket(ann, [zip()]);
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'quotaExceeded']);
    const rows = await db.selectFrom('content').select('id').where('userId', '=', ann.id).execute();
    expect(rows).toHaveLength(1);
    expect((await ticket(await signIn(app), [zip()])).status).toBe(200);
  });
});

describe('how often one account writes', () => {
  it('is limited for tickets and for messages, each by itself', async () => {
    const ann = await signIn(app);
    const first = await ticket(ann);
    const { id } = (await first.json()) as { id: string };
    expect((await ticket(ann)).status).toBe(200);
    const refused = await ticket(ann);
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'tooManyTries']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    const reply = async () =>
      (
        await callAs(app, ann, supportContract.reply, {
          key: randomUUID(),
          params: { id },
          body: { message: 'More' },
          files: [],
        })
      ).status;
    expect([await reply(), await reply(), await reply(), await reply()]).toEqual([200, 200, 200, 429]);
    expect((await ticket(await signIn(app))).status).toBe(200);
  });
});

describe('streams of changes', () => {
  it('are 20 a session, and a place is free again when one ends', async () => {
    const ann = await signIn(app);
    const bob = await signIn(app);
    const open = ({ cookie }: Person) => app.fetch(changesPath, { headers: { cookie } });
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(ann)));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await open(ann);
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'tooManyStreams']);
    expect(refused.headers.get('retry-after')).toBe('60');
    const other = await open(bob);
    expect(other.status).toBe(200);
    await streams[0]?.body?.cancel();
    await expect
      .poll(async () => {
        const again = await open(ann);
        if (again.status === 200) streams.push(again);
        return again.status;
      })
      .toBe(200);
    for (const stream of [...streams.slice(1), other]) await stream.body?.cancel();
  });
});

describe('a full disk', () => {
  const failures: ReadonlyArray<readonly [string, object]> = [
    ['PostgreSQL’s refusal', Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' })],
    ['the file system of the embedded database', { name: 'ErrnoError', errno: 51 }],
    ['a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['a cause', new Error('The outbox', { cause: Object.assign(new Error('x'), { code: 'EDQUOT' }) })],
    ['a sentence', new Error('PANIC: could not write to file: No space left on device')],
  ];

  it.each(failures)('is reported by its code and a sentence when it is %s', async (_kind, failure) => {
    // The embedded database's file system throws what is no Error.
    const query = vi.fn().mockRejectedValue(failure);
    const client = { parsers: {}, query, close: () => Promise.resolve() };
    // What of the embedded database its dialect uses.
    const full = new Kysely<Schema>({ dialect: pgliteDialect(client as unknown as PGlite) });
    const server = createTestApp(full);
    const body = { email: 'ann@example.com', password: 'correct horse battery' };
    const answer = await server.post('login', body, { 'accept-language': 'en' });
    expect(answer.status).toBe(503);
    expect(await codeOf(answer.clone())).toBe('diskFull');
    expect(await errorOf(answer)).toBe('The server has run out of space: nothing was saved. Try again later');
    expect(server.errors).toHaveLength(1);
  });

  it('is nothing else', () => {
    for (const other of [
      null,
      'ENOSPC',
      new Error('x'),
      { name: 'ErrnoError', errno: 44 },
      { code: '23505' },
    ])
      expect(isDiskFull(other)).toBe(false);
  });
});
