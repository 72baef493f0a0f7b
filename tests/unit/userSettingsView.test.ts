import { expect, test } from 'vitest';
import { noticeEvents, type NoticeSettings } from '@/domain/results/notices';
import { makeProtection } from '@/sample-data/accountProtection';
import { sampleSessions } from '@/sample-data/accountSessions';
import {
  userSettingsTabHref,
  userSettingsTabOf,
  userSettingsTabs,
} from '@/screens/userSettings/UserSettingsScreen/userSettingsTabs';
import { toNoticesView, toSecurityView } from '@/screens/userSettings/UserSettingsScreen/userSettingsView';

const choices = Object.fromEntries(
  noticeEvents.map((event) => [event, { portal: true, mail: event === 'renewed' }]),
) as unknown as NoticeSettings['choices'];

test('every event has its own choice by each channel', () => {
  const view = toNoticesView({ status: 'ready', value: { choices, language: 'en' } });
  if (view.status !== 'ready') throw new Error(view.status);
  expect(view.language).toBe('en');
  expect(view.events.map(({ event }) => event)).toEqual(noticeEvents);
  const mailed = view.events.filter((each) =>
    each.choices.some(({ channel, isOn }) => channel === 'mail' && isOn),
  );
  expect(mailed.map(({ event }) => event)).toEqual(['renewed']);
});

test('an account without notifications has nothing to choose', () => {
  expect(toNoticesView({ status: 'ready', value: null })).toEqual({ status: 'empty' });
  const error = { status: 'error', reason: 'offline' } as const;
  expect(toNoticesView(error)).toBe(error);
});

test('every part has an address of its own, and any other address opens the notifications', () => {
  for (const tab of userSettingsTabs)
    expect(userSettingsTabOf(new URL(userSettingsTabHref(tab), 'https://p').search)).toBe(tab);
  expect(['', '?tab=secret', '?tab='].map(userSettingsTabOf)).toEqual(['notices', 'notices', 'notices']);
  // Sent mails link to it.
  expect(userSettingsTabHref('notices')).toBe('/dashboard/user-settings');
});

test('the security is shown with the moment and what is being ended', () => {
  const rest = {
    now: '2026-11-22T09:00:00Z',
    ending: { kind: 'others' },
    forgetting: 9,
    overlay: { kind: 'none' },
    emailLink: { status: 'idle' },
    isEmailCanceling: false,
  } as const;
  const value = { ...sampleSessions, protection: makeProtection() };
  expect(toSecurityView({ status: 'ready', value }, rest)).toEqual({ status: 'ready', ...rest, ...value });
  const error = { status: 'error', reason: 'unexpected' } as const;
  expect(toSecurityView(error, rest)).toBe(error);
});
