import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import type { NotificationKind, NotificationSubject } from '@/domain/notifications/notifications';
import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';
import {
  notificationHref,
  notificationText,
} from '@/screens/notifications/NotificationsScreen/notificationKinds';
import { keyTexts } from '../support/keyTexts';

const server = { serverId: 1042 as ServerId, domain: 'shop.example.ru' };
const renewal = { endDate: '2026-12-24', period: 'year', amount: rubles(1577) } as const;
const amount = rubles(1577);
const number = 'MRD-5112';

/** A key with its arguments, as `keyTexts` writes it. */
const message = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);

const day = '24.12.2026';
const sum = '1 577,00 RUB';
const domain = { domain: 'shop.example.ru' };

interface Expected {
  /** Where something can be done about it: that very bill or server (D31). */
  href: string;
  title?: object;
  /** The last part of the text's key where it is not `text`, and its arguments. */
  text?: readonly [string] | readonly [string, object];
}

const payments = '/dashboard/payments-history';
const renew = '/dashboard/server-renew?id=1042';

const cases: readonly (readonly [NotificationSubject, Expected])[] = [
  [
    { kind: 'serverEnding', ...server, endDate: '2026-12-24' },
    { href: renew, title: domain, text: ['text', { id: 1042, date: day }] },
  ],
  [
    { kind: 'serverRenewing', ...server, ...renewal },
    {
      href: '/dashboard/server-edit?id=1042',
      title: domain,
      text: ['text', { date: day, amount: sum, period: 'year' }],
    },
  ],
  [
    { kind: 'serverRenewed', ...server, ...renewal },
    {
      href: '/dashboard/vps?q=shop.example.ru',
      title: domain,
      text: ['text', { date: day, amount: sum, period: 'year' }],
    },
  ],
  [
    { kind: 'serverEnded', ...server, suspendedOn: '2026-12-24' },
    { href: renew, title: domain, text: ['text', { date: day }] },
  ],
  [
    { kind: 'serverDeletion', ...server, deletedOn: '2026-12-24' },
    { href: renew, title: domain, text: ['text', { date: day }] },
  ],
  [
    { kind: 'serverDeleted', domain: 'shop.example.ru' },
    { href: '/dashboard/vps', title: domain },
  ],
  [
    { kind: 'serverSuspended', ...server },
    { href: renew, title: domain, text: ['text', { id: 1042 }] },
  ],
  [
    { kind: 'serverReady', ...server },
    { href: '/dashboard/vps?q=shop.example.ru', title: domain, text: ['text', { id: 1042 }] },
  ],
  [
    { kind: 'serverLeft', domain: 'shop.example.ru' },
    { href: '/dashboard/vps-catalog', title: domain },
  ],
  [
    { kind: 'serverFailed', ...server },
    { href: '/dashboard/support/create?server=1042', title: domain, text: ['text', { operation: 'other' }] },
  ],
  [
    { kind: 'serverFailed', ...server, operation: 'reinstall' },
    {
      href: '/dashboard/support/create?server=1042',
      title: domain,
      text: ['text', { operation: 'reinstall' }],
    },
  ],
  [
    { kind: 'trafficUsed', ...server, percent: 80, until: '2026-12-24' },
    {
      href: '/dashboard/server?id=1042',
      title: { domain: 'shop.example.ru', percent: 80 },
      text: ['text', { date: day }],
    },
  ],
  [
    { kind: 'orderFailed', orderId: 7003 as OrderId, title: 'Naos', amount },
    {
      href: '/dashboard/orders/order?id=7003',
      title: { id: 7003 },
      text: ['text', { title: 'Naos', amount: sum }],
    },
  ],
  [
    { kind: 'orderFailed', orderId: 7003 as OrderId, title: 'Naos', amount: rubles(0) },
    { href: '/dashboard/orders/order?id=7003', title: { id: 7003 }, text: ['freeText', { title: 'Naos' }] },
  ],
  [
    { kind: 'paymentDue', amount, purpose: 'renewal' },
    { href: '/dashboard/billing?state=open', title: { amount: sum }, text: ['text.renewal'] },
  ],
  [
    { kind: 'paymentDue', amount },
    { href: '/dashboard/billing?state=open', title: { amount: sum }, text: ['text.other'] },
  ],
  [
    { kind: 'paymentReceived', amount, purpose: 'topUp' },
    { href: payments, title: { amount: sum }, text: ['text.topUp'] },
  ],
  [
    { kind: 'refunded', amount, target: 'method' },
    { href: payments, title: { amount: sum }, text: ['method'] },
  ],
  [
    { kind: 'refundCanceled', amount, number, to: 'payment', note: 'Ошибка' },
    { href: payments, title: { amount: sum }, text: ['payment', { number, note: 'Ошибка' }] },
  ],
  [
    { kind: 'balanceAdjusted', direction: 'debit', amount, note: 'Ошибка' },
    { href: payments, title: { direction: 'debit', amount: sum }, text: ['text', { note: 'Ошибка' }] },
  ],
  [
    { kind: 'paymentCredited', amount, number },
    { href: payments, title: { amount: sum }, text: ['text', { number }] },
  ],
  [
    { kind: 'paymentFailed', number, reason: 'declined' },
    { href: payments, title: { number }, text: ['text.declined'] },
  ],
  [
    { kind: 'billPartPaid', number, amount, rest: { currency: 'USD', minor: 500 } },
    { href: '/dashboard/billing', title: { number, amount: sum }, text: ['text', { rest: '5,00 $' }] },
  ],
  [
    { kind: 'promoUsed', number, promo: 'WELCOME10' },
    { href: payments, title: { number }, text: ['text', { code: 'WELCOME10' }] },
  ],
  [
    { kind: 'billCanceled', number, note: 'Ошибка' },
    { href: '/dashboard/billing', title: { number }, text: ['text', { note: 'Ошибка' }] },
  ],
  [
    { kind: 'actIssued', number: '2026-00014', month: '2026-02-01' },
    {
      href: '/dashboard/documents',
      title: { number: '2026-00014' },
      text: ['text', { from: '01.02.2026', to: '28.02.2026' }],
    },
  ],
  [
    { kind: 'signedIn', device: 'Firefox' },
    { href: '/dashboard/profile', text: ['text', { device: 'Firefox' }] },
  ],
  [
    { kind: 'signedIn', device: null },
    { href: '/dashboard/profile', text: ['text', { device: 'notifications.signedIn.unknown' }] },
  ],
  [
    { kind: 'accessRestored', lostDays: 3 },
    { href: '/dashboard/vps', text: ['text', { count: 3 }] },
  ],
  [
    {
      kind: 'incident',
      incidentId: 12,
      of: 'maintenance',
      name: { ru: 'Работы', en: 'Work' },
      isResolved: false,
    },
    { href: '/status#incident-12', title: { of: 'maintenance', name: 'Работы' } },
  ],
  [{ kind: 'dataReady' }, { href: '/dashboard/user-settings?tab=data' }],
  [
    { kind: 'ticketAnswered', ticketId: 5001 as TicketId, subject: 'Тема' },
    { href: '/dashboard/support/ticket?id=5001', title: { id: 5001 }, text: ['text', { subject: 'Тема' }] },
  ],
];

const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

// tests: NOTIFY-03
test.each(cases)('%j leads to where it is settled, with its own words (D31)', (about, expected) => {
  const { kind } = about;
  const [part, values] = expected.text ?? ['text'];
  expect(notificationHref({ about })).toBe(expected.href);
  const { title, text, action } = notificationText({ about }, keyTexts);
  expect(plainSpaces(title)).toBe(message(`notifications.${kind}.title`, expected.title));
  expect(plainSpaces(text)).toBe(message(`notifications.${kind}.${part}`, values));
  expect(action).toBe(`notifications.${kind}.action`);
});

test('a failed operation whose password is lost says so after what it has left behind', () => {
  const about = {
    kind: 'serverFailed',
    ...server,
    operation: 'setOptions',
    hasForgottenPassword: true,
  } as const;
  expect(notificationText({ about }, keyTexts).text).toBe(
    `${message('notifications.serverFailed.text', { operation: 'setOptions' })} notifications.serverFailed.passwordText`,
  );
});

test('an incident that is over has words of its own', () => {
  const name = { ru: 'Сбой', en: 'Failure' };
  const about = { kind: 'incident', incidentId: 12, of: 'incident', name, isResolved: true } as const;
  expect(notificationText({ about }, keyTexts)).toMatchObject({
    title: message('notifications.incident.resolvedTitle', { name: 'Сбой' }),
    text: 'notifications.incident.resolvedText',
  });
});

test('a payment that was given up has a title of its own', () => {
  const { title, text } = notificationText(
    { about: { kind: 'paymentFailed', number, reason: 'canceled' } },
    keyTexts,
  );
  expect(title).toBe(message('notifications.paymentFailed.canceledTitle', { number }));
  expect(text).toBe('notifications.paymentFailed.text.canceled');
});

test.each([
  [rubles(0), null, []],
  [amount, null, ['returned {"amount":"1 577,00 RUB"}']],
  [rubles(0), 'WELCOME10', ['promo {"code":"WELCOME10"}']],
  [amount, 'WELCOME10', ['returned {"amount":"1 577,00 RUB"}', 'promo {"code":"WELCOME10"}']],
])('an expired bill says what it gives back (D42): %s kopecks, code %s', (returned, promo, middle) => {
  const about = { kind: 'billExpired', number, amount: returned, promo } as const;
  const parts = ['text', ...middle, 'late'].map((part) => `notifications.billExpired.${part}`);
  expect(plainSpaces(notificationText({ about }, keyTexts).text)).toBe(parts.join(' '));
  expect(notificationHref({ about })).toBe('/dashboard/billing');
});

test('about a server that is gone nothing can be done but look at the others', () => {
  const about = { kind: 'serverEnding', ...server, endDate: '2026-12-24' } as const;
  expect(notificationHref({ about, isServerGone: true })).toBe('/dashboard/vps');
  expect(notificationText({ about, isServerGone: true }, keyTexts)).toMatchObject({
    title: message('notifications.serverEnding.title', domain),
    text: 'notifications.serverGone.text',
    action: 'notifications.serverGone.action',
  });
});

test('every kind has a case here', () => {
  const kinds: Readonly<Record<NotificationKind, true>> = {
    serverEnding: true,
    serverRenewing: true,
    serverRenewed: true,
    serverEnded: true,
    serverDeletion: true,
    serverDeleted: true,
    serverSuspended: true,
    serverReady: true,
    serverLeft: true,
    serverFailed: true,
    trafficUsed: true,
    orderFailed: true,
    paymentDue: true,
    paymentReceived: true,
    refunded: true,
    refundCanceled: true,
    balanceAdjusted: true,
    paymentCredited: true,
    paymentFailed: true,
    billExpired: true,
    billPartPaid: true,
    promoUsed: true,
    billCanceled: true,
    actIssued: true,
    signedIn: true,
    accessRestored: true,
    dataReady: true,
    ticketAnswered: true,
    incident: true,
  };
  const covered = new Set<string>([...cases.map(([{ kind }]) => kind), 'billExpired']);
  expect(Object.keys(kinds).filter((kind) => !covered.has(kind))).toEqual([]);
});
