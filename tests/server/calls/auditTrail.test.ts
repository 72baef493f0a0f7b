import { describe, expect, it } from 'vitest';
import { deskContract } from '@app/contract/desk';
import { adminContract } from '@app/contract/admin';
import { audit as record } from '@app/server/audit/audit';
import { everyCall } from '@app/contract/contract';
import { serversContract } from '@app/contract/servers';
import { auditKeys } from '@/domain/admin/lists';
import { sampleSettings } from '@/sample-data/admin';
import { partsOfCall } from '../support/everyCallParts';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, userNumberOf } from '../support/signedIn';

const { db, app } = await openApp();
const [admin, customer] = [await signIn(app, 'admin'), await signIn(app)];
await callAs(app, customer, serversContract.list);

const { audit, auditPeople } = adminContract;

/** An account that nothing has happened to yet. */
async function otherNumber(): Promise<number> {
  const { id } = await signIn(app);
  const number = await userNumberOf(db, id);
  return number;
}

const read = (query: Record<string, string> = {}) => answerOf(audit, callAs(app, admin, audit, { query }));

/** A change of a field; `some` matches any value of the test's data. */
const some = expect.any(String) as string;
const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });

/** Record of each call: its kind, and the fields before and after (D33). */
const recorded: Readonly<Record<string, readonly [kind: string, changes: readonly object[]]>> = {
  addUser: [
    'userAdded',
    [change('name', null, 'Eve'), change('email', null, some), change('status', null, 'Suspended')],
  ],
  saveUser: ['userEdited', [change('name', 'Ann Lee', 'Eve')]],
  endSecondFactor: ['secondFactorEnded', [change('secondFactor', 'on', 'off')]],
  suspendUser: ['userSuspended', [change('status', 'Active', 'Suspended')]],
  viewAs: ['viewingStarted', [change('until', null, some)]],
  deleteUser: [
    'userDeleted',
    [
      change('name', 'Ann Lee', null),
      change('email', some, null),
      change('status', 'Active', null),
      change('note', null, 'Проверка'),
    ],
  ],
  mergeUsers: ['accountsMerged', [change('mergedFrom', null, some), change('note', null, 'By phone')]],
  adjustBalance: [
    'balanceCredited',
    [
      change('balance', some, some),
      change('amount', null, '50000'),
      change('purpose', null, 'goodwill'),
      change('note', null, 'Down on Monday'),
    ],
  ],
  addBill: [
    'billMade',
    [
      change('amount', null, '150000'),
      change('items', null, 'Moving a site'),
      change('until', null, some),
      change('note', null, 'Agreed by phone'),
    ],
  ],
  importStatement: [
    'statementImported',
    [change('from', null, '2026-11-20'), change('to', null, '2026-11-20'), change('lineCount', null, some)],
  ],
  recordUnclaimed: [
    'moneyRecorded',
    [
      change('amount', null, '157700'),
      change('receivedOn', null, '2026-11-20'),
      change('reference', null, 'Ivanov, hosting'),
    ],
  ],
  assignUnclaimed: [
    'moneyAssigned',
    [change('state', 'waiting', 'assigned'), change('amount', null, '157700'), change('payment', null, some)],
  ],
  returnUnclaimed: [
    'moneyReturned',
    [change('state', 'waiting', 'returned'), change('amount', null, '157700'), change('note', null, 'Twice')],
  ],
  resendMail: [
    'mailResent',
    [change('email', null, 'ann@example.com'), change('event', null, 'accessRestored')],
  ],
  saveMailText: ['mailTextSaved', [change('text', some, some)]],
  restoreMailText: ['mailTextRestored', [change('text', some, some)]],
  addStaffNote: ['noteAdded', [change('text', null, some)]],
  deleteStaffNote: ['noteDeleted', [change('text', 'Calls at 10', null)]],
  power: ['serverRestarted', []],
  saveServer: ['serverEdited', [change('name', some, 'a.example.ru'), change('expires', some, '2031-01-01')]],
  processPayment: [
    'paymentProcessed',
    [change('status', 'Pending', 'Completed'), change('received', null, '3311.70 RUB')],
  ],
  refundPayment: [
    'paymentRefunded',
    [change('amount', null, '100'), change('target', null, 'balance'), change('note', null, 'A promise')],
  ],
  cancelBill: ['billCanceled', [change('status', 'Pending', 'Canceled'), change('note', null, 'Twice')]],
  markRefundSent: ['refundSent', [change('state', 'toSend', 'sent'), change('amount', null, '1')]],
  cancelRefund: ['refundCanceled', [change('state', 'toSend', 'canceled'), change('note', null, 'Closed')]],
  inviteStaff: ['staffInvited', [change('email', null, some), change('role', null, 'support')]],
  saveStaff: ['staffEdited', [change('role', 'support', 'finance')]],
  removeStaff: ['staffRemoved', [change('role', 'support', null)]],
  startJob: ['jobRestarted', [change('reason', 'No power', null)]],
  fillCatalog: ['catalogFilled', [change('plans', '0', some), change('promos', null, some)]],
  addPlan: ['planAdded', [change('monthly', null, '157700'), change('sale', null, 'open')]],
  announcePrice: ['priceAnnounced', [change('monthly', null, some), change('servers', null, some)]],
  withdrawPrice: ['priceWithdrawn', [change('servers', some, '0')]],
  savePlan: ['planEdited', [change('monthly', '57700', '157700'), change('disk', '25 NVME', '80 NVME')]],
  addPromo: ['promoAdded', [change('benefit', null, '10 %'), change('perCustomer', null, '1')]],
  savePromo: ['promoEdited', [change('usesLeft', '1000', '7')]],
  addIncident: [
    'incidentAnnounced',
    [
      change('title', null, 'Серверы в Амстердаме теряют пакеты'),
      change('severity', null, 'major'),
      change('state', null, 'investigating'),
      change('datacenters', null, 'nl'),
    ],
  ],
  saveIncident: ['incidentEdited', [change('severity', 'minor', 'major')]],
  updateIncident: [
    'incidentUpdated',
    [change('state', 'investigating', 'resolved'), change('text', null, 'Починили')],
  ],
  endPromo: ['promoEnded', [change('until', '2036-12-31', some)]],
  saveMethod: ['methodEdited', [change('commission', '5', '7'), change('currencies', some, 'RUB')]],
  addDatacenter: [
    'datacenterAdded',
    [
      change('city', null, 'Хельсинки, Helsinki'),
      change('position', null, '60'),
      change('sale', null, 'open'),
    ],
  ],
  saveDatacenter: ['datacenterEdited', [change('sale', 'open', 'soldOut'), change('reason', null, some)]],
  addSystem: [
    'systemAdded',
    [
      change('sale', null, 'withheld'),
      change('panels', null, 'plesk'),
      change('software', null, 'lamp, docker, wordpress'),
    ],
  ],
  saveSystem: ['systemEdited', [change('sale', 'offered', 'withheld')]],
  savePrice: ['priceEdited', [change('monthly', '30000', '35000'), change('nextFrom', null, some)]],
  enterRate: ['rateEntered', [change('rate', '8050', '8123'), change('source', '', 'Bank')]],
  answerTicket: [
    'ticketAnswered',
    [change('status', 'queued', 'closed'), change('text', null, 'Restart it')],
  ],
  undoAnswer: ['ticketAnswerUndone', [change('text', 'Wrong', null)]],
  noteTicket: ['ticketNoted', [change('text', null, 'Ask Olga')]],
  changeTicket: ['ticketChanged', [change('priority', 'normal', 'urgent')]],
  attachTicket: ['ticketChanged', [expect.objectContaining({ field: 'account' })]],
  mergeTicket: ['ticketMerged', [expect.objectContaining({ field: 'mergedFrom' })]],
  addCannedAnswer: ['cannedAnswerSaved', [change('title', null, 'Where the bill is')]],
  saveCannedAnswer: ['cannedAnswerSaved', [change('text', 'In the history', 'See {ticket}')]],
  deleteCannedAnswer: ['cannedAnswerDeleted', [change('title', 'Bill', null)]],
  saveTicketMails: ['ticketMailsSaved', [change('ticketMails', 'all', 'mine')]],
  addEntity: [
    'entityAdded',
    [change('inn', null, '500100732259'), change('audience', null, 'organizations')],
  ],
  saveEntity: ['entityEdited', [change('prefix', '', 'ИП-'), change('nextNumber', some, '56')]],
  saveSettings: ['settingsSaved', [change('smtpHost', '', sampleSettings.smtpHost)]],
};

/** Admin calls that change nothing that lasts. */
const fleeting: readonly object[] = [
  adminContract.seeActivity,
  adminContract.previewMailText,
  adminContract.sendTestMail,
  deskContract.writeTicket,
];

/** Admin calls that change something. */
const changing = everyCall.filter(
  ({ one }) => one.role === 'admin' && one.method !== 'GET' && !fleeting.includes(one),
);

describe('every changing call of an administrator', () => {
  it('is listed with what it records', () => {
    expect(Object.keys(recorded).toSorted()).toEqual(changing.map(({ name }) => name).toSorted());
  });

  // tests: ADMIN-20
  it.each(changing)('$name is recorded, with what it changed', async ({ area, name, one }) => {
    const [parts] = await partsOfCall(area, name, { app, customer, otherNumber });
    const { total, items: before } = await read();
    const answer = await callAs(app, admin, one, parts);
    expect(answer.ok).toBe(true);
    // From then on the session acts as the customer, until logout.
    if (one === adminContract.viewAs) await app.post('logout', {}, { cookie: admin.cookie });
    const { items, total: now } = await read();
    expect(now).toBeGreaterThan(total);
    const [record] = items;
    expect(record).toMatchObject({ admin: admin.email });
    expect(record?.id).not.toBe(before[0]?.id);
    // Settings, mail texts, catalogue, staff, canned answers, mails to staff, incidents, statements and unclaimed money concern no customer; all other records name one.
    const isOfNobody =
      ['saveSettings', 'recordUnclaimed', 'returnUnclaimed', 'saveMailText', 'restoreMailText'].includes(
        name,
      ) ||
      /(?:Staff|CannedAnswer|TicketMails|Incident|Statement|Entity)$/.test(name) ||
      one.path.startsWith('/api/admin/catalog/');
    expect(record?.customer === '').toBe(isOfNobody);
    const [kind, changes] = recorded[name] ?? ['', []];
    const own = items.slice(0, now - total).find((each) => each.kind === kind);
    expect(own?.changes).toEqual(expect.arrayContaining([...changes]));
    expect(own?.admin).toBe(admin.email);
    if (parts?.params && own && !isOfNobody && !/^(?:user|accounts)/.test(own.kind) && name !== 'viewAs')
      expect(own.customer).toBe(customer.email);
  });

  it.each(changing)('$name is not recorded when it is refused', async ({ one }) => {
    const { total } = await read();
    const refused = await callAs(app, customer, one, {
      params: { id: '1', name: 'Naos[GB]', code: 'WELCOME10', method: 'cards' },
      body: {},
    });
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
    expect((await read()).total).toBe(total);
  });
});

describe('the trail', () => {
  it('goes on behind a name whose sort key is long', async () => {
    const subject = Array.from({ length: 125 }, (_, index) => `${index % 10}-`).join('');
    for (const part of ['a', 'b'])
      await db
        .insertInto('auditEvent')
        .values({
          at: new Date(),
          adminEmail: admin.email,
          kind: 'userEdited',
          subject: subject + part,
          customerEmail: '',
        })
        .execute();
    const query = { search: '0-1-2-3-4', sort: 'subject', direction: 'ascending', limit: '1' };
    const first = await read(query);
    const second = await read({ ...query, cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map((event) => event.subject)).toEqual([
      `${subject}a`,
      `${subject}b`,
    ]);
    await db.deleteFrom('auditEvent').where('subject', 'like', `${subject}%`).execute();
  });

  it('is cut into parts that together are all of it, in every order', async () => {
    for (const sort of auditKeys)
      for (const direction of ['ascending', 'descending']) {
        const { items: all, total } = await read({ sort, direction, limit: '500' });
        expect(all).toHaveLength(total);
        const found: number[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const query: Record<string, string> = { sort, direction, limit: '2', ...(cursor && { cursor }) };
          const part = await read(query);
          expect(part.items.length).toBeLessThanOrEqual(2);
          found.push(...part.items.map(({ id }) => id));
          cursor = part.next;
        }
        expect(found).toEqual(all.map(({ id }) => id));
      }
  });

  // tests: ADMIN-21
  it('is searched and filtered, and names the actor', async () => {
    const { total } = await read();
    const edited = await read({ kind: 'serverEdited' });
    expect(edited.items.map(({ kind }) => kind)).toEqual(edited.items.map(() => 'serverEdited'));
    expect(edited.total).toBe(edited.items.length);
    expect(edited.items[0]?.customer).toBe(customer.email);
    expect((await read({ search: customer.email.toUpperCase() })).total).toBeGreaterThan(0);
    expect((await read({ search: '%' })).total).toBe(0);
    expect((await read({ admin: admin.email })).total).toBe(total);
    expect((await read({ admin: 'nobody@example.com' })).total).toBe(0);
    const people = await answerOf(auditPeople, callAs(app, admin, auditPeople));
    expect(people.items).toEqual([admin.email]);
  });

  // tests: ADMIN-21
  it('is filtered by the day of the provider, not of Greenwich', async () => {
    const at = (moment: string) => ({ now: new Date(moment), caller: { id: admin.id, email: admin.email } });
    const facts = { kind: 'userEdited', before: null, after: null } as const;
    await record(db, { ...at('2020-05-03T20:59:59Z'), ...facts, subject: 'before midnight' });
    await record(db, { ...at('2020-05-03T21:00:00Z'), ...facts, subject: 'midnight' });
    await record(db, { ...at('2020-05-04T20:59:59Z'), ...facts, subject: 'the last second' });
    await record(db, { ...at('2020-05-04T21:00:00Z'), ...facts, subject: 'the next day' });
    const { items } = await read({ day: '2020-05-04' });
    expect(items.map(({ subject }) => subject)).toEqual(['the last second', 'midnight']);
    expect((await read({ day: '2020-05-06' })).total).toBe(0);
    // The first keys of a year, and the last day of four digits.
    for (const day of ['0002-05-04', '0202-05-04', '9999-12-31']) expect((await read({ day })).total).toBe(0);
    expect((await callAs(app, admin, audit, { query: { day: '0000-05-04' } })).status).toBe(422);
    const file = await callAs(app, admin, adminContract.auditFile, { query: { day: '2020-05-03' } });
    expect((await file.text()).trim().split('\r\n').slice(1)).toEqual([
      expect.stringContaining('before midnight'),
    ]);
  });

  it('begins nowhere but at the address that was named', async () => {
    for (const cursor of ['5', 'WyJ4IiwxXQ']) {
      const refused = await callAs(app, admin, audit, { query: { cursor } });
      expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
    }
  });
});
