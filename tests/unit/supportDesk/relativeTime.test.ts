import { expect, test } from 'vitest';
import { formattersFor } from '@/i18n/format';
import { duration, timeAgo } from '@/i18n/relativeTime';

const now = '2026-11-21T12:00:00Z';

test.each([
  ['2026-11-21T11:59:30Z', 'сейчас', 'now'],
  ['2026-11-21T12:05:00Z', 'сейчас', 'now'],
  ['2026-11-21T11:55:00Z', '5 минут назад', '5 minutes ago'],
  ['2026-11-21T10:30:00Z', '1 час назад', '1 hour ago'],
  ['2026-11-20T11:00:00Z', '1 день назад', '1 day ago'],
  ['2026-10-23T12:00:00Z', '29 дней назад', '29 days ago'],
  ['2026-10-01T12:00:00Z', '01.10.2026', 'Oct 1, 2026'],
] as const)('%s', (at, ru, en) => {
  expect(timeAgo(at, now, { locale: 'ru', ...formattersFor('ru') })).toBe(ru);
  expect(timeAgo(at, now, { locale: 'en', ...formattersFor('en') })).toBe(en);
});

test.each([
  [0, '0 мин', '0 min'],
  [59, '59 мин', '59 min'],
  [61, '1 ч', '1 hr'],
  [3000, '2 дн.', '2 days'],
])('%i minutes', (minutes, ru, en) => {
  expect(duration(minutes, 'ru').replace('\u00a0', ' ')).toBe(ru);
  expect(duration(minutes, 'en').replace('\u00a0', ' ')).toBe(en);
});
