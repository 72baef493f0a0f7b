import { expect, test } from 'vitest';
import { noticeEvents, type NoticeSettings } from '@/domain/results/notices';
import { toUserSettingsView } from '@/screens/userSettings/UserSettingsScreen/userSettingsView';

const choices = Object.fromEntries(
  noticeEvents.map((event) => [event, { portal: true, mail: event === 'renewed' }]),
) as unknown as NoticeSettings['choices'];

test('every event has its own choice by each channel', () => {
  const view = toUserSettingsView({ status: 'ready', value: { choices, language: 'en' } });
  if (view.status !== 'ready') throw new Error(view.status);
  expect(view.language).toBe('en');
  expect(view.events.map(({ event }) => event)).toEqual(noticeEvents);
  const mailed = view.events.filter((each) =>
    each.choices.some(({ channel, isOn }) => channel === 'mail' && isOn),
  );
  expect(mailed.map(({ event }) => event)).toEqual(['renewed']);
});

test('an account without notifications has nothing to choose', () => {
  expect(toUserSettingsView({ status: 'ready', value: null })).toEqual({ status: 'empty' });
  const error = { status: 'error', reason: 'offline' } as const;
  expect(toUserSettingsView(error)).toBe(error);
});
