import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminUserId } from '@/domain/admin/user';
import type { AdminServerId } from '@/domain/admin/server';
import { plainQuery } from '@/domain/list/listRules';
import { rubles } from '@/domain/money/money';
import { billRules } from '@/domain/payment/billRules';
import type { ServerId } from '@/domain/servers/server';
import { serverRules } from '@/domain/servers/serverRules';
import type { TicketId } from '@/domain/support/support';
import { makeMailText } from '@/sample-data/mailTexts';
import { adminHttp } from '@app/ports/http/adminHttp';
import { billingHttp } from '@app/ports/http/billingHttp';
import { deskHttp } from '@app/ports/http/deskHttp';
import { serversHttp } from '@app/ports/http/serversHttp';
import { backupsHttp } from '@app/ports/http/backupsHttp';
import { snapshotsHttp } from '@app/ports/http/snapshotsHttp';
import { supportHttp } from '@app/ports/http/supportHttp';
import { toolsHttp } from '@app/ports/http/toolsHttp';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  // The server is down, which every port reports; what was sent is seen.
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ error: 'down' }, { status: 503 })));
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const shop = 1024 as ServerId;
const user = 7 as AdminUserId;
const ticket = 5001 as TicketId;
const query = {
  ...plainQuery(serverRules, 'shop'),
  sort: { key: 'price', direction: 'descending' },
} as const;
const bills = {
  ...plainQuery(billRules),
  filter: { ...plainQuery(billRules).filter, state: 'unpaid' },
} as const;
const part = { cursor: 'next', limit: 200 } as const;

type Sent = readonly [call: () => Promise<unknown>, line: string, body?: unknown];

const servers: readonly Sent[] = [
  [
    () => serversHttp.list('cpu', query, part),
    'GET /api/servers?limit=200&cursor=next&search=shop&sort=price&direction=descending&product=cpu',
  ],
  [
    () => serversHttp.list(null, query, { ...part, cursor: null }),
    'GET /api/servers?limit=200&search=shop&sort=price&direction=descending',
  ],
  [() => serversHttp.named([shop, shop, 1031 as ServerId]), 'GET /api/servers?ids=1024,1031&limit=200'],
  [() => serversHttp.details(shop), 'GET /api/servers/1024/details'],
  [() => serversHttp.reboot([shop]), 'POST /api/servers/reboot', { ids: ['1024'] }],
  [() => serversHttp.metrics(shop, 'week'), 'GET /api/servers/1024/metrics?range=week'],
  [() => serversHttp.power(shop, 'stop'), 'POST /api/servers/1024/power', { action: 'stop' }],
  [() => backupsHttp.make(shop), 'POST /api/servers/1024/backups'],
  [
    () => backupsHttp.restore(shop, { id: '2026-11-22T02:00:00Z', madeAt: '2026-11-22T02:00:00Z' }),
    'POST /api/servers/1024/backups/2026-11-22T02:00:00Z/restore',
    { madeAt: '2026-11-22T02:00:00Z' },
  ],
  [() => backupsHttp.remove(shop, { id: 'one' }), 'DELETE /api/servers/1024/backups/one'],
  [() => snapshotsHttp.make(shop, 'Before'), 'POST /api/servers/1024/snapshots', { name: 'Before' }],
  [() => snapshotsHttp.act(shop, 3, 'remove'), 'DELETE /api/servers/1024/snapshots/3'],
  [() => snapshotsHttp.act(shop, 3, 'restore'), 'POST /api/servers/1024/snapshots/3/restore'],
];

const money: readonly Sent[] = [
  [() => billingHttp.bills(bills, part), 'GET /api/bills?limit=200&cursor=next&state=unpaid'],
  [() => billingHttp.billsOf([7001, 7002]), 'GET /api/bills?ids=7001,7002&limit=500'],
  [() => billingHttp.cancelBills([7001]), 'POST /api/bills/cancel', { ids: ['7001'] }],
  [() => billingHttp.setCardRenewal(3, true), 'PUT /api/cards/3/renewal', { isOn: true }],
  [() => billingHttp.setCardRenewal(3, false), 'PUT /api/cards/3/renewal', { isOn: false }],
  [() => billingHttp.removeCard(3), 'DELETE /api/cards/3'],
  [
    () => billingHttp.payPending([5112], rubles(1577)),
    'POST /api/payments/pay',
    { ids: ['5112'], charge: 157_700 },
  ],
  [() => billingHttp.deletePending([5112]), 'POST /api/payments/delete', { ids: ['5112'] }],
  [() => billingHttp.removePayer('payer-1'), 'DELETE /api/payers/payer-1'],
  [() => billingHttp.progress(5107), 'GET /api/payments/5107'],
];

const others: readonly Sent[] = [
  [() => supportHttp.close(ticket), 'POST /api/tickets/5001/close'],
  [
    () => supportHttp.setArchived([ticket], true),
    'POST /api/tickets/archive',
    { ids: ['5001'], isArchived: true },
  ],
  [
    () => supportHttp.setArchived([ticket], false),
    'POST /api/tickets/archive',
    { ids: ['5001'], isArchived: false },
  ],
  [
    () => toolsHttp.createToken({ name: 'CI', scopes: ['read', 'billing'], days: 30, password: 'secret' }),
    'POST /api/tokens',
    { name: 'CI', scopes: ['read', 'billing'], days: 30, password: 'secret' },
  ],
  [() => toolsHttp.revokeToken(3), 'DELETE /api/tokens/3'],
  [() => toolsHttp.rotateSecret(3), 'POST /api/webhooks/3/secret'],
  [() => toolsHttp.resumeWebhook(3), 'POST /api/webhooks/3/resume'],
  [() => toolsHttp.testWebhook(3), 'POST /api/webhooks/3/test'],
  [() => toolsHttp.deliveries(3), 'GET /api/webhooks/3/deliveries'],
  [() => toolsHttp.removeWebhook(3), 'DELETE /api/webhooks/3'],
  [() => deskHttp.merge(ticket, 5009 as TicketId), 'POST /api/admin/tickets/5001/merge', { into: '5009' }],
  [() => deskHttp.ticketMails(), 'GET /api/admin/tickets/mails'],
  [
    () => deskHttp.saveTicketMails({ choice: 'none', departments: ['sales'] }),
    'PUT /api/admin/tickets/mails',
    { choice: 'none', departments: ['sales'] },
  ],
  [() => deskHttp.note(ticket, 'x'), 'POST /api/admin/tickets/5001/notes', { text: 'x' }],
  [() => deskHttp.undoAnswer(ticket, 9), 'POST /api/admin/tickets/5001/answers/9/undo'],
  [
    () => deskHttp.change(ticket, { field: 'priority', value: 'low' }),
    'POST /api/admin/tickets/5001/change',
    { field: 'priority', value: 'low' },
  ],
  [() => deskHttp.deleteCannedAnswer(4), 'DELETE /api/admin/canned-answers/4'],
];

const admin: readonly Sent[] = [
  [() => adminHttp.suspendUser(user), 'POST /api/admin/users/7/suspend'],
  [() => adminHttp.viewAs(user), 'POST /api/admin/users/7/view'],
  [() => adminHttp.customer(user), 'GET /api/admin/users/7'],
  [() => adminHttp.addStaffNote(user, 'x'), 'POST /api/admin/users/7/notes', { text: 'x' }],
  [() => adminHttp.deleteStaffNote(12), 'POST /api/admin/notes/12/delete'],
  [() => adminHttp.saveStaff(user, 'finance'), 'PUT /api/admin/staff/7', { role: 'finance' }],
  [() => adminHttp.removeStaff(user), 'POST /api/admin/staff/7/remove'],
  [
    () => adminHttp.power(1024 as AdminServerId, 'restart'),
    'POST /api/admin/servers/1024/power',
    { action: 'restart' },
  ],
  [() => adminHttp.cancelBill(7001, 'x'), 'POST /api/admin/bills/7001/cancel', { note: 'x' }],
  [() => adminHttp.markRefundSent(9004), 'POST /api/admin/refunds/9004/sent'],
  [() => adminHttp.cancelRefund(9004, 'x'), 'POST /api/admin/refunds/9004/cancel', { note: 'x' }],
  [() => adminHttp.startJob(412), 'POST /api/admin/jobs/412/start'],
  [() => adminHttp.returnUnclaimed(31, 'x'), 'POST /api/admin/unclaimed/31/return', { note: 'x' }],
  [
    () => adminHttp.assignUnclaimed(31, { kind: 'bill', id: 5112 }),
    'POST /api/admin/unclaimed/31/assign',
    { claimant: { kind: 'bill', id: '5112' } },
  ],
  [
    () => adminHttp.assignUnclaimed(31, { kind: 'customer', email: 'a@b.ru' }),
    'POST /api/admin/unclaimed/31/assign',
    { claimant: { kind: 'customer', email: 'a@b.ru' } },
  ],
  [() => adminHttp.resendMail(4127), 'POST /api/admin/mails/4127/resend'],
  [() => adminHttp.sendTestMail('en'), 'POST /api/admin/settings/test-mail', { language: 'en' }],
  [
    () => adminHttp.restoreMailText(makeMailText({ language: 'en' })),
    'POST /api/admin/mail-texts/renewing/en/restore',
  ],
  [() => adminHttp.endPromo('SPRING'), 'POST /api/admin/catalog/promo-codes/SPRING/end'],
  [() => adminHttp.planReach('Naos[GB]'), 'GET /api/admin/catalog/plans/Naos[GB]/reach'],
  [() => adminHttp.rateHistory('EUR'), 'GET /api/admin/catalog/rates/EUR/history'],
];

test('a file of the ledger is a link to its days', async () => {
  const span = { from: '2026-11-01', to: '2026-11-30', format: 'semicolon' } as const;
  expect(await adminHttp.ledgerFile(span)).toEqual({
    href: '/api/admin/ledger?from=2026-11-01&to=2026-11-30&format=semicolon',
  });
});

const sent = [...servers, ...money, ...others, ...admin].map(([call, line, body]) => ({ call, line, body }));

test.each(sent)('%#: $line', async ({ call, line, body }) => {
  await call().catch(() => null);
  const [path = '', init] = fetchMock.mock.calls[0] ?? [];
  const text = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  expect(`${init?.method} ${decodeURIComponent(path as string)}`).toBe(line);
  expect(text).toEqual(body);
  expect(fetchMock).toHaveBeenCalledOnce();
});
