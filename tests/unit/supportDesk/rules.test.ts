import { expect, test } from 'vitest';
import type { ServerId } from '@/domain/servers/server';
import {
  delayMinutes,
  isInQueue,
  supportServiceNamed,
  supportServices,
  toTicketId,
  type Ticket,
  type TicketId,
} from '@/domain/support/support';
import { suggestAnswers } from '@/domain/support/supportAnswers';
import { emptyTicketDraft, replyProblems, ticketProblems, toNewTicket } from '@/domain/support/supportForm';
import { each, LocalList } from '@/domain/list/localList';
import { filterOf, isNarrowed } from '@/domain/list/listRules';
import {
  ticketRules,
  type TicketConditions,
  type TicketFilter,
  type TicketSortKey,
} from '@/domain/support/ticketRules';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { makeTicket } from '@/sample-data/tickets';
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
