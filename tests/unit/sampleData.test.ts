import { expect, test } from 'vitest';
import { sampleActivity } from '@/sample-data/admin';
import { sampleAdminPayments } from '@/sample-data/adminPayments';
import { sampleAdminServers } from '@/sample-data/adminServers';
import { sampleAdminUsers } from '@/sample-data/adminUsers';
import { sampleNotifications } from '@/sample-data/notifications';
import { samplePayments } from '@/sample-data/payments';
import { reverseNamesOf } from '@/sample-data/reverseNames';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { orderDay, sampleServers } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';

/*
 * The built-in data is read side by side: what one list says must not be denied by another.
 */

test('a customer’s servers are the provider’s', () => {
  for (const server of sampleServers) {
    expect(sampleAdminServers.find(({ id }) => Number(id) === server.id)).toMatchObject({
      name: server.domain,
      ip: server.ip,
      plan: server.tariff,
      datacenter: server.datacenter,
      created: orderDay(server),
      expires: server.endDate,
    });
    expect(makeEditableServer(server).createdOn).toBe(orderDay(server));
    expect(reverseNamesOf(server.id)).toMatchObject([{ address: server.ip, name: server.domain }]);
  }
});

test('a server’s history goes as far as its status, in the order of time', () => {
  const histories = sampleServers.map((server) => [
    server.status,
    makeServerDetails(server).events.at(-1)?.kind,
  ]);
  expect(histories).toEqual([
    ['Active', 'renewed'],
    ['Ordered', 'paid'],
    ['Activation', 'created'],
    ['Suspended', 'suspended'],
  ]);
  for (const server of sampleServers) {
    const times = makeServerDetails(server).events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  }
});

test('notifications are about servers and payments that are there', () => {
  for (const { at, about } of sampleNotifications) {
    switch (about.kind) {
      case 'paymentDue':
        expect(samplePayments).toContainEqual(
          expect.objectContaining({ status: 'Pending', amount: about.amount }),
        );
        break;
      case 'paymentReceived':
        expect(samplePayments).toContainEqual(
          expect.objectContaining({ status: 'Paid', amount: about.amount, date: at.slice(0, 10) }),
        );
        break;
      case 'serverEnding':
        expect(sampleServers).toContainEqual(
          expect.objectContaining({ id: about.serverId, domain: about.domain, endDate: about.endDate }),
        );
        break;
      case 'serverSuspended': {
        const server = sampleServers.find(({ id }) => id === about.serverId);
        expect(server).toMatchObject({ domain: about.domain, status: 'Suspended' });
        expect(server && makeServerDetails(server).events.at(-1)?.at).toBe(at);
        break;
      }
      default:
        expect.unreachable(about.kind);
    }
  }
});

test('the provider’s lists agree with its activity', () => {
  for (const { at, kind, subject } of sampleActivity) {
    const day = at.slice(0, 10);
    const payment = sampleAdminPayments.find(({ id }) => `#${id}` === subject);
    const server = sampleAdminServers.find(({ name }) => name === subject);
    const user = sampleAdminUsers.find(({ email }) => email === subject);
    switch (kind) {
      case 'paymentReceived':
        expect(payment).toMatchObject({ status: 'Completed', date: day });
        break;
      case 'paymentFailed':
        expect(payment).toMatchObject({ status: 'Failed', date: day });
        break;
      case 'serverOrdered':
        expect(server?.created).toBe(day);
        break;
      case 'serverStopped':
        expect(server?.status).toBe('Stopped');
        break;
      case 'serverRestarted':
        expect(server?.status).toBe('Running');
        break;
      case 'userSignedUp':
        expect(user?.joined).toBe(day);
        break;
      case 'userSuspended':
        expect(user?.status).toBe('Suspended');
        expect((user?.lastLogin ?? '') < at).toBe(true);
        break;
      default:
        expect.unreachable(kind);
    }
  }
});
