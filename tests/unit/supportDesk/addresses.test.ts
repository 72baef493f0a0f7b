import { expect, test } from 'vitest';
import { emptyTicketDraft } from '@/domain/support/supportForm';
import { filterOf } from '@/domain/list/listRules';
import { formatListUrl, parseListUrl } from '@/domain/list/listUrl';
import { ticketRules } from '@/domain/support/ticketRules';
import { ticketPrefill } from '@/screens/support/TicketFormScreen/ticketPrefill';
import { ticketIdOf } from '@/screens/support/TicketScreen/ticketView';

const rules = ticketRules;
const plain = {
  query: { search: '', filter: filterOf(rules.conditions), sort: null },
  page: 1,
  picked: null,
};

// tests: SUPPORT-07
test('what the list writes into the address it reads again', () => {
  const query = {
    search: 'PHP & <b>',
    filter: { status: 'queued', department: 'abuse', archived: '1' },
    sort: { key: 'delay', direction: 'descending' },
  } as const;
  const address = formatListUrl({ ...plain, query }, rules);
  expect(address).toBe('?q=PHP+%26+%3Cb%3E&status=queued&department=abuse&archived=1&sort=-delay');
  expect(parseListUrl(address, rules).query).toEqual(query);
  expect(formatListUrl(plain, rules)).toBe('');
});

// tests: ROUTE-08
test.each([
  '',
  '?status=open&department=&archived=yes&sort=password',
  `?q=${'x'.repeat(10_000)}`,
  '?sort=--id&%E0%A4%A',
])('nonsense counts as absent: %.40s', (search) => expect(parseListUrl(search, rules)).toEqual(plain));

// tests: TICKET-08
test('the form takes service, server and subject from the address (D6, D7)', () => {
  expect(ticketPrefill('?service=VPS%2FVDS&server=1042&subject=Вопрос')).toEqual({
    ...emptyTicketDraft,
    service: 'vps',
    serverId: 1042,
    subject: 'Вопрос',
  });
  expect(ticketPrefill('?service=toString&server=-1&subject=')).toEqual(emptyTicketDraft);
  expect(ticketPrefill(`?server=${'1'.repeat(10_000)}&server=2`).serverId).toBeNull();
  expect(ticketPrefill(`?subject=${'я'.repeat(10_000)}`).subject).toHaveLength(200);
  expect(ticketPrefill('?subject=%3Cimg%20src%3Dx%3E%0A%00b').subject).toBe('<img src=x> b');
});

test.each(['', '?id=', '?id=abc', '?id=-1', '?id=5001&id=5002', '?id=5001.0'])('%j is no ticket', (search) =>
  expect(ticketIdOf(search)).toBeNull(),
);

test('a number is a ticket', () => expect(ticketIdOf('?id=5001')).toBe(5001));
