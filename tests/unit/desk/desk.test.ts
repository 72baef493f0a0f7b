import { describe, expect, test } from 'vitest';
import {
  cannedProblems,
  fillCannedAnswer,
  newCannedAnswer,
  unknownVariable,
} from '@/domain/desk/cannedAnswer';
import { ticketPriorities } from '@/domain/desk/desk';
import { createDeskRules, deskCountsOf, holderOf, nextWaiting } from '@/domain/desk/deskRules';
import { responseReport, type TicketTimes } from '@/domain/desk/responseTimes';
import { ticketTimesOf } from '@/domain/desk/ticketTimes';
import { each, LocalList } from '@/domain/list/localList';
import { plainQuery } from '@/domain/list/listRules';
import { supportDepartments, ticketStatuses, type TicketId } from '@/domain/support/support';
import { answeredTicket, closedTicket, reopenedTicket, repliedTicket } from '@/domain/support/supportThread';
import { toIsoDateTime, type IsoDateTime } from '@/domain/time/dates';
import { makeDeskTicket, sampleDeskTickets } from '@/sample-data/deskTickets';
import { makeTicket } from '@/sample-data/tickets';

/** As the sample's ticket begins. */
const openedAt: IsoDateTime = '2026-11-21T09:40:00Z';
const start = Date.parse(openedAt);
const at = (minutes: number): IsoDateTime =>
  minutes === 0 ? openedAt : toIsoDateTime(new Date(start + minutes * 60_000));
const sent = { text: 'x', attachments: [] };

const deskRules = createDeskRules(() => new Date(at(60)));

describe('the queue', () => {
  test('is led by who waits longest; nobody waits at its end', () => {
    const list = new LocalList(sampleDeskTickets.toReversed(), deskRules);
    const rows = [...each(list.run(plainQuery(deskRules)).rows)];
    expect(rows.map(({ id }) => id).slice(0, 3)).toEqual([5004, 5001, 5006]);
    expect(rows.slice(3).every(({ waitingSince }) => waitingSince === null)).toBe(true);
  });

  test('counts waiting tickets, whoever is assigned', () => {
    expect(deskCountsOf(sampleDeskTickets)).toEqual({ unanswered: 3, unassigned: 1, mine: 1 });
    expect(deskCountsOf([])).toEqual({ unanswered: 0, unassigned: 0, mine: 0 });
  });

  test.each([
    [null, 'nobody'],
    [{ email: 'a@b.example', isMe: true }, 'me'],
    [{ email: 'a@b.example', isMe: false }, 'colleague'],
  ] as const)('who has it: %j is %s', (assignee, holder) => {
    expect(holderOf(makeDeskTicket({ assignee }))).toBe(holder);
  });
});

// tests: DESK-15
test.each([
  [5004, 5001],
  [5001, 5006],
  [5006, 5004],
  [5002, 5004],
  [9999, 5004],
])('after ticket %i comes the next that waits, %i, from the start again at the end', (id, next) => {
  expect(nextWaiting(sampleDeskTickets, id as TicketId, new Set())?.id).toBe(next);
});

test('a ticket that was answered a moment ago is not the next one', () => {
  const [first, second, third] = [
    makeDeskTicket({ id: 1 as TicketId }),
    makeDeskTicket({ id: 2 as TicketId }),
    makeDeskTicket({ id: 3 as TicketId }),
  ];
  const queue = [first, second, third];
  expect(nextWaiting(queue, second.id, new Set([third.id]))?.id).toBe(1);
  expect(nextWaiting(queue, second.id, new Set([first.id, third.id]))).toBeNull();
});

test('after the only ticket that waits comes none', () => {
  const [only, ...others] = [
    makeDeskTicket(),
    ...sampleDeskTickets.filter((each) => each.waitingSince === null),
  ];
  expect(nextWaiting([only, ...others], only.id, new Set())).toBeNull();
});

describe('the columns of the queue', () => {
  const ticket = makeDeskTicket({ assignee: { email: 'olga@meridian.example', isMe: false } });

  test('each sorts by its own field; the lists of departments, priorities and statuses give their order', () => {
    const keys = Object.entries(deskRules.sorts).map(([key, { of }]) => [key, of(ticket)]);
    expect(Object.fromEntries(keys)).toEqual({
      id: 5001,
      subject: 'Сайт не открывается после обновления PHP',
      customer: 'anna.sokolova@example.ru',
      department: supportDepartments.indexOf('technical'),
      priority: 1,
      assignee: 'olga@meridian.example',
      status: ticketStatuses.indexOf('queued'),
      waiting: -Date.parse('2026-11-21T09:40:00Z'),
      updatedAt: Date.parse('2026-11-21T09:40:05Z'),
    });
    expect(deskRules.sorts.assignee.of(makeDeskTicket())).toBe('');
    expect(ticketPriorities).toEqual(['urgent', 'high', 'normal', 'low']);
  });

  test('a search looks at number, subject and customer', () => {
    expect(deskRules.searchable(ticket)).toEqual([
      '#5001',
      'Сайт не открывается после обновления PHP',
      'anna.sokolova@example.ru',
    ]);
  });

  // tests: DESK-14
  test.each([
    ['hour', 60],
    ['fourHours', 4 * 60],
    ['day', 24 * 60],
    ['threeDays', 3 * 24 * 60],
  ] as const)('the filter finds who has waited for %s, and nobody who does not wait', (wait, minutes) => {
    const { param, parse } = deskRules.conditions.wait;
    expect(param).toBe('wait');
    expect(parse(wait)).toBe(wait);
    expect(parse('week')).toBeNull();
    const waits = [at(60 - minutes), at(61 - minutes), null].map((waitingSince, place) =>
      makeDeskTicket({ id: (place + 1) as TicketId, waitingSince }),
    );
    const { filter, ...query } = plainQuery(deskRules);
    const { rows } = new LocalList(waits, deskRules).run({ ...query, filter: { ...filter, wait } });
    expect([...each(rows)].map(({ id }) => id)).toEqual([1]);
  });

  test.each([
    ['status', 'status', 'queued', 'open'],
    ['department', 'department', 'technical', 'legal'],
    ['priority', 'priority', 'high', 'top'],
    ['holder', 'holder', 'colleague', 'olga'],
  ] as const)('the filter by %s is called %s in the address', (name, param, own, unknown) => {
    const condition = deskRules.conditions[name];
    expect(condition.param).toBe(param);
    expect(condition.parse(own)).toBe(own);
    expect(condition.parse(unknown)).toBeNull();
    expect(condition.by === 'equal' && condition.of(ticket)).toBe(own);
  });
});

describe('the times of a ticket', () => {
  const opened = makeTicket();
  const answered = answeredTicket(opened, sent, at(30));

  test('a new one waits since its first message; the robot is no answer', () => {
    expect(ticketTimesOf(opened)).toEqual({
      openedAt: at(0),
      firstAnsweredAt: null,
      closedAt: null,
      waitingSince: at(0),
    });
  });

  test('the first answer is measured, later ones are not', () => {
    const again = answeredTicket(repliedTicket(answered, sent, at(40)), sent, at(90));
    expect(ticketTimesOf(again)).toMatchObject({ firstAnsweredAt: at(30), waitingSince: null });
    expect(ticketTimesOf(repliedTicket(answered, sent, at(40))).waitingSince).toBe(at(40));
  });

  test('asking again loses no place: it waits since the first question after the answer', () => {
    const asked = repliedTicket(repliedTicket(answered, sent, at(40)), sent, at(50));
    expect(ticketTimesOf(asked).waitingSince).toBe(at(40));
    expect(ticketTimesOf(repliedTicket(opened, sent, at(20))).waitingSince).toBe(at(0));
  });

  test('the robot after an answer is nobody who waits', () => {
    const robot = { id: 3, at: at(35), author: 'robot', notice: 'queued' } as const;
    const silent = {
      ...answered,
      status: 'queued',
      updatedAt: at(50),
      messages: [...answered.messages, robot],
    } as const;
    expect(ticketTimesOf(silent).waitingSince).toBe(at(50));
  });

  test('closed, it is resolved until it is reopened', () => {
    const closed = closedTicket(answered, at(60));
    expect(ticketTimesOf(closed)).toMatchObject({ closedAt: at(60), waitingSince: null });
    expect(ticketTimesOf(reopenedTicket(closed, at(70)))).toMatchObject({
      closedAt: null,
      waitingSince: at(70),
    });
  });
});

describe('the report', () => {
  const times = (first: number | null, closed: number | null): TicketTimes => ({
    openedAt: at(0),
    firstAnsweredAt: first === null ? null : at(first),
    closedAt: closed === null ? null : at(closed),
  });

  test('has no figures without tickets', () => {
    expect(responseReport([])).toEqual({
      days: 30,
      opened: 0,
      firstResponse: { count: 0, median: null, ninetieth: null },
      resolution: { count: 0, median: null, ninetieth: null },
      isBusinessTime: false,
    });
  });

  test('half took no longer than the median, nine of ten no longer than the ninetieth', () => {
    const tickets = Array.from({ length: 10 }, (_, index) => times(10 - index, null));
    expect(responseReport([...tickets, times(null, 5)])).toMatchObject({
      opened: 11,
      firstResponse: { count: 10, median: 5, ninetieth: 9 },
      resolution: { count: 1, median: 5, ninetieth: 5 },
    });
  });

  test('minutes are rounded down, and a clock that went back counts as zero', () => {
    const almostTwo = { ...times(null, null), firstAnsweredAt: toIsoDateTime(new Date(start + 119_000)) };
    expect(responseReport([almostTwo]).firstResponse.median).toBe(1);
    expect(responseReport([times(-5, null)]).firstResponse.median).toBe(0);
  });
});

describe('canned answers', () => {
  const values = { name: 'Анна', ticket: '5001', subject: '{name}', staff: 'Ольга' };

  test('are filled in once: a value is never a variable', () => {
    expect(fillCannedAnswer('{name}, #{ticket}: {subject}. {staff} {other}', values)).toBe(
      'Анна, #5001: {name}. Ольга {other}',
    );
  });

  test.each([
    ['{name} and {ticket}', null],
    ['{password}', 'password'],
    ['{}', ''],
    ['{ name }', null],
  ])('%j has the unknown variable %j', (text, unknown) => {
    expect(unknownVariable(text)).toBe(unknown);
  });

  test.each([
    [{ title: ' ', text: 'x' }, { title: 'required' }],
    [{ title: 'я'.repeat(100), text: 'я'.repeat(10_000) }, {}],
    [
      { title: 'я'.repeat(101), text: 'я'.repeat(10_001) },
      { title: 'tooLong', text: 'tooLong' },
    ],
    [{ title: 'x', text: '{password}' }, { text: 'variable' }],
  ])('%#: %j', (typed, problems) => {
    expect(cannedProblems({ ...newCannedAnswer, ...typed })).toEqual(problems);
  });
});
