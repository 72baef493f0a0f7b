import { describe, expect, it } from 'vitest';
import { everyCall } from '@app/contract/contract';
import type { Call } from '@app/contract/call';
import { adminContract } from '@app/contract/admin';
import { hasRight, staffRoles, type AdminRight } from '@/domain/admin/rights';
import { openApp } from '../support/openApp';
import { callAs, codeOf, signIn } from '../support/signedIn';

const { app } = await openApp();
const customer = await signIn(app);

/** Names of the calls of which this holds, sorted. */
const namesOf = (holds: (one: Call) => unknown) =>
  everyCall.flatMap(({ area, name, one }) => (holds(one) ? `${area} ${name}` : [])).toSorted();

describe('what a call demands', () => {
  // tests: ADMIN-20
  it('is an administrator under /api/admin, and nowhere else', () => {
    expect(namesOf(({ role }) => role === 'admin')).toEqual(
      namesOf(({ path }) => path.startsWith('/api/admin/')),
    );
  });

  it('is nobody in particular only before somebody is signed in, and of the catalogue', () => {
    expect(namesOf(({ role }) => role === 'anyone')).toEqual(
      namesOf(
        ({ path }) =>
          path.startsWith('/api/catalog/') ||
          ['/api/guest-tickets', '/api/payees'].includes(path) ||
          (path.startsWith('/api/auth/') &&
            !/^\/api\/auth\/(?:change-password|confirm-password|logout-everywhere|sessions(?:\/\{id\})?)$/.test(
              path,
            )),
      ),
    );
  });

  // Calls that move money, deliver, or would create something twice when repeated (D27).
  it('is a key where a second attempt would do it twice', () => {
    expect(namesOf((one) => one.requiresIdempotencyKey)).toEqual([
      'admin addBill',
      'admin addIncident',
      'admin adjustBalance',
      'admin assignUnclaimed',
      'admin cancelRefund',
      'admin markRefundSent',
      'admin mergeUsers',
      'admin processPayment',
      'admin recordUnclaimed',
      'admin refundPayment',
      'admin resendMail',
      'admin returnUnclaimed',
      'admin updateIncident',
      'backups make',
      'backups restore',
      'backups restoreTo',
      'billing pay',
      'billing payPending',
      'cart take',
      'desk answerTicket',
      'desk noteTicket',
      'servers changeTariff',
      'servers leave',
      'servers power',
      'snapshots make',
      'snapshots restore',
      'snapshots restoreTo',
      'support create',
      'support reply',
    ]);
  });

  it('is the version that was read where somebody may have saved meanwhile', () => {
    expect(namesOf((one) => one.isVersioned)).toEqual([
      'account saveProfile',
      'admin enterRate',
      'admin saveDatacenter',
      'admin saveEntity',
      'admin saveIncident',
      'admin saveMailText',
      'admin saveMethod',
      'admin savePlan',
      'admin savePrice',
      'admin savePromo',
      'admin saveSettings',
      'admin saveSystem',
      'cart save',
      'servers save',
    ]);
  });

  it('limits tickets and messages per account', () => {
    expect(namesOf((one) => one.limit === 'ticketsPerAccount')).toEqual(['support create']);
    expect(namesOf((one) => one.limit === 'messagesPerAccount')).toEqual(['support reply']);
  });

  it.each(everyCall.filter(({ one }) => one.role !== 'anyone'))(
    '$area $name is refused to whoever has no right to it',
    async ({ one }) => {
      const params = {
        id: '1',
        name: 'Naos[GB]',
        code: 'WELCOME10',
        method: 'cards',
        kind: 'bill',
        attachmentId: '1',
        template: 'renewing',
        language: 'ru',
        answerId: '1',
      };
      const parts = one.method === 'GET' ? { params } : { params, body: {} };
      const visitor = await callAs(app, null, one, parts);
      expect([visitor.status, await codeOf(visitor)]).toEqual([401, 'notSignedIn']);
      if (one.role !== 'admin') return;
      const refused = await callAs(app, customer, one, parts);
      expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
    },
  );
});

// tests: ADMIN-46
describe('a role of the staff', async () => {
  const staff = await Promise.all(
    staffRoles.map(async (role) => {
      const person = await signIn(app, 'admin');
      await app.deps.db
        .updateTable('user')
        .set({ staffRole: role })
        .where('email', '=', person.email)
        .execute();
      return { role, person };
    }),
  );
  const cases = everyCall.flatMap(({ area, name, one }) =>
    staff.flatMap(({ role, person }) =>
      one.role === 'admin' && !hasRight(role, one.right) ? [{ area, name, one, role, person }] : [],
    ),
  );

  it.each(cases)('$role may not make the call $area $name', async ({ one, person }) => {
    const params = { id: '1', name: 'Naos[GB]', code: 'WELCOME10', method: 'cards' };
    const refused = await callAs(app, person, one, one.method === 'GET' ? { params } : { params, body: {} });
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
  });

  it.each(staff)('$role reads the dashboard', async ({ person }) => {
    expect((await callAs(app, person, adminContract.overview)).status).toBe(200);
  });

  it('processes payments and refunds only in finance, and suspends customers only in support', () => {
    const rolesOf = (right: AdminRight) => staffRoles.filter((role) => hasRight(role, right));
    expect(rolesOf('payments.process')).toEqual(['owner', 'finance']);
    expect(rolesOf('refunds.edit')).toEqual(['owner', 'finance']);
    expect(rolesOf('money.adjust')).toEqual(['owner', 'finance']);
    expect(rolesOf('users.edit')).toEqual(['owner', 'support']);
    expect(rolesOf('tickets.answer')).toEqual(['owner', 'support']);
    expect(rolesOf('staff.edit')).toEqual(['owner']);
    expect(rolesOf('settings.edit')).toEqual(['owner']);
    expect(rolesOf('users.delete')).toEqual(['owner']);
    expect(rolesOf('users.merge')).toEqual(['owner']);
    expect(rolesOf('tickets.read')).toEqual([...staffRoles]);
  });

  it('changes nothing with a right to read', () => {
    for (const { one } of everyCall)
      if (one.role === 'admin' && one.method !== 'GET' && one.path !== '/api/admin/activity/seen')
        expect(one.right, one.path).not.toMatch(/\.read$/);
  });
});

describe('what an answer says of itself', () => {
  it('may be kept by a browser only of the catalogue, and saved only of documents, files and the books', () => {
    expect(namesOf((one) => one.isCacheable)).toEqual([
      'catalog paymentMethods',
      'catalog plans',
      'catalog rates',
      'catalog supportAnswers',
    ]);
    expect(namesOf((one) => one.isDownload)).toEqual([
      'admin auditFile',
      'admin ledger',
      'dataExport download',
      'papers document',
      'papers ofPayment',
      'support attachment',
    ]);
  });
});
