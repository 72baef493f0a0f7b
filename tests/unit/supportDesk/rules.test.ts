import { describe, expect, test } from 'vitest';
import type { ServerId } from '@/domain/servers/server';
import type { IsoDateTime } from '@/domain/time/dates';
import {
  delayMinutes,
  isAnswered,
  isInQueue,
  supportServiceName,
  supportServiceNamed,
  supportServices,
  toTicketId,
  type Ticket,
  type TicketId,
} from '@/domain/support/support';
import { ticketLimits } from '@/domain/support/ticketLimits';
import { suggestAnswers, type SupportAnswer } from '@/domain/support/supportAnswers';
import {
  chosenFacts,
  emptyTicketDraft,
  replyProblems,
  ticketProblems,
  toNewTicket,
} from '@/domain/support/supportForm';
import {
  answeredTicket,
  mergedTicket,
  openedTicket,
  repliedTicket,
  ticketWithMerged,
} from '@/domain/support/supportThread';
import { each, LocalList } from '@/domain/list/localList';
import { filterOf, isNarrowed } from '@/domain/list/listRules';
import {
  ticketRules,
  type TicketConditions,
  type TicketFilter,
  type TicketSortKey,
} from '@/domain/support/ticketRules';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { makeNewTicket, makeTicket } from '@/sample-data/tickets';
import { exampleTickets } from '../../../stories/kit/supportTickets';

const now = '2026-11-21T10:10:30Z';
const rules = ticketRules;
const plainQuery = { search: '', filter: filterOf(rules.conditions), sort: null };

// tests: TICKET-02
test('services are found by the names of §9, in any case', () => {
  expect(supportServiceNamed('VPS/VDS')).toBe('vps');
  expect(supportServiceNamed(' dns HOSTING ')).toBe('dns');
  expect(supportServiceNamed('Ispmanager licences')).toBe('ispmanager');
  expect(supportServiceNamed('constructor')).toBeNull();
  expect(supportServices).toHaveLength(12);
  for (const service of supportServices)
    expect(supportServiceNamed(supportServiceName(service))).toBe(service);
});

test.each(['', '0', '-1', 'abc', '1.5', '1e3', ' 5', '05', '1'.repeat(10_000)])(
  '%j is no ticket number',
  (text) => expect(toTicketId(text)).toBeNull(),
);

test('the delay runs from what the customer wrote last, until somebody answers', () => {
  const ticket = makeTicket();
  expect(delayMinutes(ticket, now)).toBe(30);
  expect(delayMinutes({ ...ticket, status: 'answered' }, now)).toBeNull();
  expect(delayMinutes({ ...ticket, status: 'closed' }, now)).toBeNull();
  expect(delayMinutes(ticket, '2026-11-21T09:00:00Z')).toBe(0);
  expect(delayMinutes({ ...ticket, messages: [] }, now)).toBeNull();
  const again = {
    id: 3,
    at: '2026-11-21T10:05:00Z',
    author: 'customer' as const,
    text: 'Есть новости?',
    attachments: [],
  } as const;
  expect(delayMinutes({ ...ticket, messages: [...ticket.messages, again] }, now)).toBe(5);
});

test('a message of the robot after it starts no new wait', () => {
  const ticket = makeTicket();
  const robot = { id: 9, at: '2026-11-21T10:00:00Z', author: 'robot', notice: 'queued' } as const;
  expect(delayMinutes({ ...ticket, messages: [...ticket.messages, robot] }, now)).toBe(30);
});

test.each([
  ['queued', false, false, true],
  ['answered', false, true, true],
  ['closed', false, false, false],
  ['answered', true, false, false],
] as const)(
  '%s, archived %s: unread answer %s, in the queue %s',
  (status, isArchived, isUnread, isQueued) => {
    expect(isAnswered({ status, isArchived })).toBe(isUnread);
    expect(isInQueue({ status, isArchived })).toBe(isQueued);
  },
);

test('the list counts the queue and the archive', () => {
  const archived = makeTicket({ isArchived: true });
  expect(rules.about?.([makeTicket(), makeTicket({ status: 'closed' }), makeTicket(), archived])).toEqual({
    queueCount: 2,
    archivedCount: 1,
  });
  expect(rules.about?.([])).toEqual({ queueCount: 0, archivedCount: 0 });
});

test('a search looks at the number, the subject and what people wrote', () => {
  const [first] = makeTicket().messages;
  const text = first?.author === 'customer' ? first.text : '';
  expect(rules.searchable(makeTicket({ subject: 'Тема' }))).toEqual(['#5001', 'Тема', text]);
});

test('whoever waits longer is first by delay', () => {
  const since = (at: IsoDateTime) =>
    makeTicket({ messages: [{ id: 1, at, author: 'customer', text: '', attachments: [] }] });
  const keys = [
    since('2026-11-21T09:00:00Z'),
    since('2026-11-21T09:01:00Z'),
    makeTicket({ status: 'answered' }),
  ].map(rules.sorts.delay.of as (ticket: Ticket) => number);
  expect(keys.toSorted((a, b) => b - a)).toEqual(keys);
  expect(new Set(keys).size).toBe(3);
});

test('closed and archived tickets are not in the queue', () => {
  expect(exampleTickets.map(isInQueue)).toEqual([true, true, false]);
  expect(isInQueue(makeTicket({ isArchived: true }))).toBe(false);
});

// tests: TICKET-04, TICKET-05
test('subject and department are required, nothing else (§5)', () => {
  expect(ticketProblems(emptyTicketDraft, [])).toEqual({ subject: 'required', department: 'choose' });
  const draft = { ...emptyTicketDraft, subject: ' Вопрос ', department: 'billing' as const };
  expect(toNewTicket(draft, [])).toEqual({
    subject: 'Вопрос',
    service: null,
    serverId: null,
    department: 'billing',
    message: '',
  });
  expect(ticketProblems({ ...draft, subject: ' \n ' }, [])).toEqual({ subject: 'required' });
  expect(ticketProblems({ ...draft, subject: 'a'.repeat(10_000) }, [])).toEqual({ subject: 'tooLong' });
  expect(ticketProblems({ ...draft, message: 'a'.repeat(10_001) }, [])).toEqual({ message: 'tooLong' });
  expect(toNewTicket(draft, [{ name: 'a.exe', size: 1 }])).toBeNull();
  expect(toNewTicket({ ...draft, serverId: 1024 as ServerId }, [])?.serverId).toBe(1024);
});

test('a reply says something or brings a file', () => {
  expect(replyProblems('  ', [])).toEqual({ message: 'required' });
  expect(replyProblems('', [{ name: 'a.png', size: 1 }])).toEqual({});
  expect(replyProblems('Да', [{ name: 'a.exe', size: 1 }])).toEqual({ files: 'files' });
  expect(replyProblems('Да', [])).toEqual({});
  expect(replyProblems(` ${'я'.repeat(10_000)} `, [])).toEqual({});
  expect(replyProblems('я'.repeat(10_001), [])).toEqual({ message: 'tooLong' });
});

// tests: SUPPORT-07
test('the list is searched by subject, message and number, filtered, and sorted', () => {
  const idsOf = (
    query: Partial<Parameters<LocalList<Ticket, TicketId, TicketSortKey, TicketConditions>['run']>[0]>,
    tickets: readonly Ticket[] = exampleTickets,
  ) => {
    const { rows } = new LocalList(tickets, rules).run({ ...plainQuery, ...query });
    return Array.from(each(rows), ({ id }) => Number(id));
  };
  const find = (search: string) => idsOf({ search });
  expect(find('')).toEqual([5001, 5002, 5003]);
  expect(find('PHP')).toEqual([5001]);
  expect(find('списаны')).toEqual([5002]);
  expect(find('#5003')).toEqual([5003]);
  expect(find('.*')).toEqual([]);
  const filtered = (filter: Partial<TicketFilter>, tickets?: readonly Ticket[]) =>
    idsOf({ filter: { ...plainQuery.filter, ...filter } }, tickets);
  expect(filtered({ status: 'closed' })).toEqual([5003]);
  expect(filtered({ department: 'billing' })).toEqual([5002]);
  expect(filtered({ archived: '1' })).toEqual([]);
  const oneArchived = exampleTickets.map((ticket) => ({ ...ticket, isArchived: ticket.id === 5002 }));
  expect(filtered({}, oneArchived)).toEqual([5001, 5003]);
  expect(filtered({ archived: '1' }, oneArchived)).toEqual([5002]);
  const sorted = (key: 'id' | 'delay' | 'status', direction: 'ascending' | 'descending') =>
    idsOf({ sort: { key, direction } });
  expect(sorted('id', 'descending')).toEqual([5003, 5002, 5001]);
  expect(sorted('delay', 'descending')).toEqual([5001, 5003, 5002]);
  expect(sorted('status', 'ascending')).toEqual([5001, 5002, 5003]);
  // Equals sort by number, in the same direction.
  const equal = exampleTickets.map((ticket) => ({ ...ticket, status: 'queued' as const }));
  expect(idsOf({ sort: { key: 'status', direction: 'ascending' } }, equal)).toEqual([5001, 5002, 5003]);
  expect(idsOf({ sort: { key: 'status', direction: 'descending' } }, equal)).toEqual([5003, 5002, 5001]);
  expect(isNarrowed(plainQuery)).toBe(false);
  expect(isNarrowed({ ...plainQuery, search: ' a' })).toBe(true);
});

test('the limits of a subject, and a message without blanks around it', () => {
  const draft = { ...emptyTicketDraft, department: 'billing' as const };
  const longest = 'я'.repeat(ticketLimits.subject);
  expect(ticketProblems({ ...draft, subject: ` ${longest} ` }, [])).toEqual({});
  expect(ticketProblems({ ...draft, subject: `${longest}я` }, [])).toEqual({ subject: 'tooLong' });
  expect(ticketProblems({ ...draft, subject: 'a\u200bb' }, [])).toEqual({ subject: 'characters' });
  expect(toNewTicket({ ...draft, subject: 'Тема', message: ' Да \n' }, [])?.message).toBe('Да');
});

test('the form of a ticket has its facts, and nothing chosen where there are none', () => {
  expect(chosenFacts({ service: 'vps', department: 'billing' })).toEqual({
    service: 'vps',
    department: 'billing',
  });
  expect(chosenFacts({ service: null, department: 'sales' })).toEqual({ service: '', department: 'sales' });
});

describe('a thread', () => {
  const at = '2026-11-21T10:00:00Z';
  const file = { name: 'a.png', size: 7, file: new Blob() };
  const sent = { text: 'Да', attachments: [file] };

  test('is opened by the customer, and confirmed by the robot', () => {
    const about = { id: 5002 as TicketId, at, attachments: [file] } as const;
    expect(openedTicket(makeNewTicket({ subject: 'Тема', message: 'Текст' }), about)).toEqual({
      id: 5002,
      subject: 'Тема',
      service: 'vps',
      serverId: 1024,
      department: 'technical',
      status: 'queued',
      isArchived: false,
      mergedInto: null,
      updatedAt: at,
      messages: [
        { id: 1, at, author: 'customer', text: 'Текст', attachments: [{ name: 'a.png', size: 7 }] },
        { id: 2, at, author: 'robot', notice: 'queued' },
      ],
    });
  });

  test.each([
    [repliedTicket, 'customer', 'queued', true],
    [answeredTicket, 'support', 'answered', false],
  ] as const)('%O adds a message at the end', (write, author, status, isArchived) => {
    const before = makeTicket({ status: 'closed', isArchived: true });
    const after = write(before, sent, at);
    expect(after).toEqual({
      ...before,
      status,
      isArchived,
      updatedAt: at,
      messages: [
        ...before.messages,
        { id: before.messages.length + 1, at, author, text: 'Да', attachments: [{ name: 'a.png', size: 7 }] },
      ],
    });
  });

  test.each([
    ['queued', 'closed', 'queued'],
    ['closed', 'queued', 'queued'],
    ['answered', 'closed', 'answered'],
    ['closed', 'answered', 'answered'],
    ['answered', 'queued', 'queued'],
    ['closed', 'closed', 'closed'],
  ] as const)('%s with %s merged into it is %s', (own, merged, status) => {
    const ticket = makeTicket({ status: own });
    const after = ticketWithMerged(ticket, makeTicket({ status: merged }), at);
    expect(after).toEqual({ ...ticket, status, updatedAt: at });
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('archived %s with archived %s is archived: %s', (own, merged, isArchived) => {
    const [ticket, other] = [makeTicket({ isArchived: own }), makeTicket({ isArchived: merged })];
    expect(ticketWithMerged(ticket, other, at).isArchived).toBe(isArchived);
  });

  test('a merged ticket is closed and names the other one', () => {
    const ticket = makeTicket();
    expect(mergedTicket(ticket, 5009 as TicketId, at)).toEqual({
      ...ticket,
      status: 'closed',
      updatedAt: at,
      mergedInto: 5009,
    });
  });
});

test('the answer with more words of the subject comes first, and ё is е', () => {
  const answer = (id: string, ...stems: readonly string[]) => ({
    ...sampleAnswers[0],
    id,
    texts: { ru: { ...sampleAnswers[0]?.texts.ru, stems } },
  });
  const answers = [answer('one', 'сервер'), answer('two', 'сервер', 'счет'), answer('none', 'ssh')];
  const suggest = (subject: string) =>
    suggestAnswers(subject, answers as unknown as readonly SupportAnswer[]).map(({ id }) => id);
  expect(suggest('Счёт за сервера')).toEqual(['two', 'one']);
});

test('answers are suggested by the words of the subject, in either language, three at most', () => {
  const suggest = (subject: string) => suggestAnswers(subject, sampleAnswers).map(({ id }) => id);
  expect(suggest('')).toEqual([]);
  expect(suggest('Здравствуйте')).toEqual([]);
  expect(suggest('Как продлить сервер?')).toEqual(['renew']);
  expect(suggest('ПЛАТЁЖ не зачислен')).toEqual(['payment']);
  expect(suggest('upgrade the plan')).toEqual(['tariff']);
  expect(suggest('не могу войти по ssh, сервер не отвечает')).toEqual(['access', 'down']);
  expect(suggest('возврат оплаты тарифа адреса сервера ssh доступ').length).toBe(3);
  expect(suggest('(((.*+?^${}[]|')).toEqual([]);
});
