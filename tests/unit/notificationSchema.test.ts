import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { notificationSubjectSchema } from '@/domain/notifications/notificationSchema';
import { paymentPurposes } from '@/domain/payment/purpose';

type Sent = Readonly<Record<string, unknown>> & { readonly kind: string };

/** The value that the schema reads, or null if it refuses. */
function read(sent: object): unknown {
  const { success, output } = v.safeParse(notificationSubjectSchema, sent);
  return success ? output : null;
}

const sum = { amount: 157_700, currency: 'RUB' };
const server = { serverId: '1042', domain: 'shop.example.ru' };
const renewal = { ...server, endDate: '2026-12-24', period: 'year', ...sum };
const number = 'MRD-5112';

const subjects: readonly Sent[] = [
  { kind: 'serverEnding', ...server, endDate: '2026-12-24' },
  { kind: 'serverRenewing', ...renewal },
  { kind: 'serverRenewed', ...renewal },
  { kind: 'serverEnded', ...server, suspendedOn: '2026-12-25' },
  { kind: 'serverSuspended', ...server },
  { kind: 'serverDeletion', ...server, deletedOn: '2027-01-07' },
  { kind: 'serverDeleted', domain: 'shop.example.ru' },
  { kind: 'serverReady', ...server },
  { kind: 'serverLeft', domain: 'shop.example.ru' },
  { kind: 'serverFailed', ...server, operation: 'reinstall', hasForgottenPassword: true },
  { kind: 'trafficUsed', ...server, percent: 80, until: '2026-12-24' },
  { kind: 'orderFailed', orderId: '7003', title: 'Naos', ...sum },
  { kind: 'paymentDue', purpose: 'renewal', ...sum },
  { kind: 'paymentReceived', purpose: 'topUp', ...sum },
  { kind: 'refunded', target: 'method', ...sum },
  { kind: 'refundCanceled', number, to: 'payment', note: 'Ошибка', ...sum },
  { kind: 'balanceAdjusted', direction: 'debit', note: 'Ошибка', ...sum },
  { kind: 'paymentCredited', number, ...sum },
  { kind: 'paymentFailed', number, reason: 'declined' },
  { kind: 'billExpired', number, promo: 'WELCOME10', ...sum },
  { kind: 'billPartPaid', number, rest: { currency: 'USD', minor: 500 }, ...sum },
  { kind: 'promoUsed', number, promo: 'WELCOME10' },
  { kind: 'billCanceled', number, note: 'Ошибка' },
  { kind: 'actIssued', number, month: '2026-02-01' },
  { kind: 'signedIn', device: 'Firefox' },
  { kind: 'accessRestored', lostDays: 3 },
  {
    kind: 'incident',
    incidentId: '12',
    of: 'maintenance',
    name: { ru: 'Работы', en: 'Work' },
    isResolved: false,
  },
  { kind: 'ticketAnswered', ticketId: '5001', subject: 'Тема' },
];

/** Fields that a notification may lack, with the value that is read then. */
const optional: Readonly<Record<string, unknown>> = {
  purpose: undefined,
  operation: undefined,
  hasForgottenPassword: undefined,
  period: 'month',
};

/** Ids are texts on the wire and numbers in the portal. */
const numbered = ['serverId', 'orderId', 'ticketId', 'incidentId'];
const inPortal = (sent: Sent) =>
  Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, numbered.includes(field) ? Number(value) : value]),
  );

describe.each(subjects)('$kind', (sent) => {
  test('is read with all of its data', () => {
    expect(read(sent)).toEqual(inPortal(sent));
  });

  test.each(Object.keys(sent))('without %s', (field) => {
    const { [field]: _, ...rest } = sent;
    const known = field in optional;
    expect(read(rest)).toEqual(known ? { ...inPortal(sent), [field]: optional[field] } : null);
  });
});

test.each([
  { kind: 'serverSold', ...server },
  { kind: 'serverEnding', ...server, endDate: '2026-02-30' },
  { kind: 'serverReady', ...server, serverId: '0' },
  { kind: 'serverRenewed', ...renewal, period: 'century' },
  { kind: 'refunded', target: 'cash', ...sum },
  { kind: 'refunded', target: 'method', ...sum, currency: 'USD' },
  { kind: 'balanceAdjusted', direction: 'up', note: '', ...sum },
  { kind: 'refundCanceled', number, to: 'card', note: '', ...sum },
  { kind: 'paymentFailed', number, reason: 'unlucky' },
  { kind: 'accessRestored', lostDays: -1 },
  { kind: 'signedIn', device: 7 },
  { kind: 'paymentDue', purpose: 'gift', ...sum },
])('%j is refused', (sent) => {
  expect(read(sent)).toBeNull();
});

test.each([
  ...['declined', 'canceled', 'expired', 'priceChanged'].map((reason) => ({
    kind: 'paymentFailed',
    number,
    reason,
  })),
  ...['balance', 'payment'].map((to) => ({ kind: 'refundCanceled', number, to, note: '', ...sum })),
  ...['balance', 'method'].map((target) => ({ kind: 'refunded', target, ...sum })),
  ...['credit', 'debit'].map((direction) => ({ kind: 'balanceAdjusted', direction, note: '', ...sum })),
  ...paymentPurposes.map((purpose) => ({ kind: 'paymentDue', purpose, ...sum })),
  { kind: 'billExpired', number, promo: null, ...sum },
  { kind: 'signedIn', device: null },
])('%j is read', (sent) => {
  expect(read(sent)).toEqual(sent);
});
