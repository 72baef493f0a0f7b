import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { dataExportContract } from '@app/contract/dataExport';
import { everyCall } from '@app/contract/contract';
import { serversContract } from '@app/contract/servers';
import { changesOfOne } from '@app/server/changes';
import { countRows } from '@app/server/db/rowCounts';
import { createWorker } from '@app/server/jobs/worker';
import { partsOfCall } from '../support/everyCallParts';
import { handlersOf } from '../support/jobHandlers';
import { openApp } from '../support/openApp';
import { callAs, codeOf, signIn, userNumberOf, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
await callAs(app, ann, serversContract.list);

const { viewAs } = adminContract;

const view = async ({ id }: Person, as = admin) => {
  const number = await userNumberOf(db, id);
  return callAs(app, as, viewAs, { params: { id: String(number) } });
};

const sessionOf = async ({ cookie }: Person): Promise<unknown> =>
  (await app.fetch('/api/auth/session', { headers: { cookie } })).json();

const end = ({ cookie }: Person) => app.post('logout', {}, { cookie });

const trail = async () =>
  (
    await db
      .selectFrom('auditEvent')
      .select(['kind', 'adminEmail', 'customerEmail', 'after'])
      .orderBy('id')
      .execute()
  ).map(({ kind, adminEmail, customerEmail, after }) => ({ kind, adminEmail, customerEmail, after }));

const fixture = () => ({ app, customer: ann, otherNumber: () => Promise.reject(new Error('Not acted on')) });

describe('an administrator looks at the portal as a customer', () => {
  beforeAll(async () => {
    expect((await view(ann)).status).toBe(204);
  });
  afterAll(async () => {
    await end(admin);
  });

  // tests: ADMIN-22
  it('is the customer to the portal, and marked as one who looks', async () => {
    expect(await sessionOf(admin)).toMatchObject({
      user: { email: ann.email, role: 'customer' },
      viewedUntil: expect.stringMatching(/Z$/) as unknown,
    });
    // The customer is not.
    expect(await sessionOf(ann)).not.toHaveProperty('viewedUntil');
  });

  // Calls that sign in, out or up have no user yet, or end the viewing.
  const changing = everyCall.filter(({ one }) => one.method !== 'GET' && one.role !== 'anyone');
  it.each(changing)('changes nothing by $area $name', async ({ one }) => {
    const before = await countRows(db);
    const refused = await callAs(app, admin, one, {
      params: { id: '1' },
      body: {},
      key: 'a-key-of-its-own',
      version: '1',
    });
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'viewOnly']);
    expect(await countRows(db)).toEqual(before);
  });

  const reading = everyCall.filter(
    ({ area, one }) =>
      one.method === 'GET' &&
      one.role !== 'admin' &&
      area !== 'auth' &&
      // The copy of all data is for its owner only: tests of its own refuse it to others.
      one !== dataExportContract.download,
  );
  it.each(reading)('reads by $area $name what the customer reads', async ({ area, name, one }) => {
    const cases = await partsOfCall(area, name, fixture());
    expect(cases.length).toBeGreaterThan(0);
    for (const each of cases) {
      const [own, seen] = [await callAs(app, ann, one, each), await callAs(app, admin, one, each)];
      expect([own.status, seen.status]).toEqual([200, 200]);
      expect(Buffer.from(await seen.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
    }
  });

  const closed = everyCall.filter(({ one }) => one.method === 'GET' && one.role === 'admin');
  it.each(closed)('is no administrator to $area $name', async ({ one }) => {
    const refused = await callAs(app, admin, one);
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
  });

  it('neither changes a password, nor ends sessions, nor pays', async () => {
    const { cookie } = admin;
    const body = { currentPassword: 'a long password', newPassword: 'another password' };
    const answers = [
      await app.post('change-password', body, { cookie }),
      await app.post('logout-everywhere', {}, { cookie }),
      await app.fetch('/pay/1', { headers: { cookie } }),
      await app.fetch('/pay/1', { method: 'POST', headers: { cookie } }),
    ];
    for (const answer of answers) expect([answer.status, await codeOf(answer)]).toEqual([403, 'viewOnly']);
  });
});

describe('it ends', () => {
  // tests: ADMIN-23
  it('by logging out, which returns to the own session and is recorded', async () => {
    const from = (await trail()).length;
    await view(ann);
    await end(admin);
    expect(await sessionOf(admin)).toMatchObject({ user: { email: admin.email, role: 'admin' } });
    expect(await sessionOf(ann)).toMatchObject({ user: { email: ann.email } });
    expect((await trail()).slice(from)).toMatchObject([
      { kind: 'viewingStarted', adminEmail: admin.email, customerEmail: ann.email },
      { kind: 'viewingEnded', adminEmail: admin.email, after: { ended: 'byAdmin' } },
    ]);
    // A second time it ends the own session.
    const other = await signIn(app, 'admin');
    await view(ann, other);
    await end(other);
    await end(other);
    expect(await sessionOf(other)).toEqual({ user: null });
  });

  it('by itself after 30 minutes, with a record even when nobody comes back to it', async () => {
    await view(ann);
    const from = (await trail()).length;
    const { until, startedAt } = await db
      .selectFrom('viewing')
      .selectAll()
      .where('endedAt', 'is', null)
      .executeTakeFirstOrThrow();
    expect(until.getTime() - startedAt.getTime()).toBe(30 * 60_000);
    const past = new Date(Date.now() - 1000);
    await db.updateTable('viewing').set({ until: past }).where('endedAt', 'is', null).execute();
    expect(await sessionOf(admin)).toMatchObject({ user: { email: admin.email, role: 'admin' } });
    const log = { warn: () => undefined, error: (error: unknown) => app.errors.push(error) };
    const handlers = handlersOf(app.deps.gateways);
    const clock = () => new Date(Date.now() + 31 * 60_000);
    await createWorker({ db, changes: changesOfOne(), handlers, log, clock }).runDue();
    expect((await trail()).slice(from)).toMatchObject([{ kind: 'viewingEnded', after: { ended: 'byTime' } }]);
  });

  it('when the administrator is one no longer', async () => {
    const former = await signIn(app, 'admin');
    await view(ann, former);
    await db.updateTable('user').set({ role: 'customer' }).where('id', '=', former.id).execute();
    expect(await sessionOf(former)).toMatchObject({ user: { email: former.email, role: 'customer' } });
  });
});

it('is never of another administrator, nor of oneself', async () => {
  const other = await signIn(app, 'admin');
  const refused = [await view(other), await view(admin)];
  expect(await Promise.all(refused.map(codeOf))).toEqual(['adminAccount', 'ownAccount']);
  expect((await view(ann, ann)).status).toBe(403);
});
