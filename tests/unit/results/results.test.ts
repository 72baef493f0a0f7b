import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { reasonOf } from '@/domain/results/failureReason';
import { combineLoaded, mapLoaded, type Loaded } from '@/domain/results/loaded';
import { choicesSchema, isFixedChannel, noticeEvents, toChoices } from '@/domain/results/notices';
import { isSessionEnd, PortError, refusalText } from '@/domain/results/portError';

const loading: Loaded<number> = { status: 'loading' };
const failed: Loaded<number> = { status: 'error', reason: 'offline' };
const failedToo: Loaded<number> = { status: 'error', reason: 'unexpected' };
const ready = (value: number): Loaded<number> => ({ status: 'ready', value });

test.each([
  [ready(2), ready(3), ready(-1)],
  [ready(2), loading, loading],
  [loading, ready(3), loading],
  [loading, loading, loading],
  // A failure of either is shown at once, and the first one's reason wins.
  [failed, loading, failed],
  [loading, failed, failed],
  [failed, failedToo, failed],
  [failedToo, ready(3), failedToo],
  [ready(2), failedToo, failedToo],
])('two loads: %j and %j are %j', (one, other, both) => {
  expect(combineLoaded(one, other, (a, b) => a - b)).toEqual(both);
});

test.each([
  [ready(2), { status: 'ready', value: '2!' }],
  [loading, loading],
  [failed, failed],
])('a mapped load: %j is %j', (load, mapped) => {
  expect(mapLoaded(load, (value) => `${value}!`)).toEqual(mapped);
});

test.each([
  [new PortError('offline'), 'offline'],
  [new PortError('timeout'), 'offline'],
  [new PortError('refused', { status: 500 }), 'unexpected'],
  [new PortError('unexpected'), 'unexpected'],
  ['domainTaken', 'domainTaken'],
])('%s is reported as %s', (failure, reason) => {
  expect(reasonOf(failure)).toBe(reason);
});

describe('an error of a port', () => {
  test('has a name and details; unknown ones are null', () => {
    const bare = new PortError('offline');
    expect(bare.name).toBe('PortError');
    expect(bare).toMatchObject({
      kind: 'offline',
      status: null,
      statusText: '',
      code: null,
      error: null,
      retryAfterSeconds: null,
      body: undefined,
    });
    const cause = new TypeError('fetch failed');
    const details = { status: 429, code: 'tooMany', error: 'Wait', retryAfterSeconds: 9, body: { a: 1 } };
    expect(new PortError('refused', { ...details, cause })).toMatchObject({ ...details, cause });
  });

  test.each([
    [{ status: 409, code: 'taken', error: 'Taken', statusText: 'Conflict' }, 'refused 409 taken'],
    [{ status: 409, error: 'Taken', statusText: 'Conflict' }, 'refused 409 Taken'],
    [{ status: 409, statusText: 'Conflict' }, 'refused 409 Conflict'],
    [{}, 'refused'],
  ])('%j is logged as %j', (details, message) => {
    expect(new PortError('refused', details).message).toBe(message);
  });

  test.each([
    [new PortError('refused', { status: 422, statusText: 'Unprocessable', error: 'Нет' }), 'Нет'],
    [new PortError('refused', { status: 502, statusText: 'Bad Gateway' }), '502 Bad Gateway'],
    [new PortError('refused', { status: 502 }), '502'],
    [new PortError('refused', { error: 'я'.repeat(500) }), 'я'.repeat(500)],
    [new PortError('refused', { error: 'я'.repeat(501) }), 'я'.repeat(500)],
    [new PortError('offline', { error: 'Нет' }), null],
    [new PortError('unexpected', { status: 500, error: 'Нет' }), null],
  ])('%#: the text for the user (§8)', (error, text) => {
    expect(refusalText(error)).toBe(text);
  });
});

test.each([
  [new PortError('refused', { status: 401 }), true],
  [new PortError('refused', { status: 409, code: 'otherAccount' }), true],
  [{ reason: 'signedOut' }, true],
  [new PortError('refused', { status: 403 }), false],
  [{ reason: 'offline' }, false],
  [null, false],
])('%#: whether a failure is the end of the session', (failure, isEnd) => {
  expect(isSessionEnd(failure)).toBe(isEnd);
});

describe('notification choices', () => {
  const off = { portal: false, mail: false };
  const allOff = Object.fromEntries(noticeEvents.map((event) => [event, off]));

  test('security is never turned off, nor the mail about a deletion', () => {
    const fixed = noticeEvents.flatMap((event) =>
      (['portal', 'mail'] as const)
        .filter((channel) => isFixedChannel(event, channel))
        .map((channel) => `${event} ${channel}`),
    );
    expect(fixed).toEqual(['deletion mail', 'security portal', 'security mail']);
    expect(toChoices(v.parse(choicesSchema, allOff))).toEqual({
      ...allOff,
      deletion: { portal: false, mail: true },
      security: { portal: true, mail: true },
    });
  });

  test.each(noticeEvents)('%s is on where a choice is missing, and has its own choice', (event) => {
    const on = { portal: true, mail: true };
    expect(toChoices({})[event]).toEqual(on);
    const { [event]: own, ...others } = toChoices(v.parse(choicesSchema, { [event]: off }));
    expect(own).toEqual({
      portal: isFixedChannel(event, 'portal'),
      mail: isFixedChannel(event, 'mail'),
    });
    expect(Object.values(others)).toEqual(Array.from({ length: 10 }, () => on));
  });

  test.each([
    { reminder: { portal: true } },
    { reminder: { mail: true } },
    { renewed: { portal: 'yes', mail: true } },
    { security: true },
  ])('%j is no choice', (sent) => {
    expect(v.is(choicesSchema, sent)).toBe(false);
  });
});
