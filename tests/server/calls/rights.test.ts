import { describe, expect, it } from 'vitest';
import { everyCall } from '@app/contract/contract';
import type { Call } from '@app/contract/call';
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
          (path.startsWith('/api/auth/') &&
            !['/api/auth/change-password', '/api/auth/logout-everywhere'].includes(path)),
      ),
    );
  });

  // Whatever moves money, delivers, or makes something that a second attempt would make twice (D27).
  it('is a key where a second attempt would do it twice', () => {
    expect(namesOf((one) => one.requiresIdempotencyKey)).toEqual([
      'admin cancelRefund',
      'admin markRefundSent',
      'admin processPayment',
      'admin refundPayment',
      'billing pay',
      'billing payPending',
      'cart take',
      'servers changeTariff',
      'servers leave',
      'servers power',
      'support create',
      'support reply',
    ]);
  });

  it('is the version that was read where somebody may have saved meanwhile', () => {
    expect(namesOf((one) => one.isVersioned)).toEqual([
      'account saveProfile',
      'admin saveSettings',
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
      const params = { id: '1', kind: 'bill', attachmentId: '1' };
      const parts = one.method === 'GET' ? { params } : { params, body: {} };
      const visitor = await callAs(app, null, one, parts);
      expect([visitor.status, await codeOf(visitor)]).toEqual([401, 'notSignedIn']);
      if (one.role !== 'admin') return;
      const refused = await callAs(app, customer, one, parts);
      expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
    },
  );
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
      'admin ledger',
      'papers document',
      'papers ofPayment',
      'support attachment',
    ]);
  });
});
