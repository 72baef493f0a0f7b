import { expect, test } from 'vitest';
import { afterPower, canDo } from '@/domain/admin/server';
import { powerActions } from '@/domain/servers/power';
import { expiryLock, serverDraftOf, serverProblems, usableServer } from '@/domain/admin/serverForm';
import {
  changedSettings,
  settingsDefaults,
  settingsDraftOf,
  settingsProblems,
  usableSettings,
} from '@/domain/admin/settings';
import { emptyUserDraft, usableUser, userProblems } from '@/domain/admin/userForm';
import { sampleSettings } from '@/sample-data/admin';
import { makeAdminServer } from '@/sample-data/adminServers';

test('a new user needs a name and an e-mail that can log in', () => {
  expect(userProblems(emptyUserDraft)).toEqual({ name: 'required', email: 'required' });
  expect(userProblems({ ...emptyUserDraft, name: 'A\u0000', email: 'a@b' })).toEqual({
    name: 'characters',
    email: 'email',
  });
  expect(userProblems({ ...emptyUserDraft, name: 'x'.repeat(201), email: 'x'.repeat(300) })).toEqual({
    name: 'tooLong',
    email: 'tooLong',
  });
  expect(
    usableUser({ name: ' Анна ', email: ' Anna@Example.com ', status: 'Active', returnsLostDays: true }),
  ).toEqual({
    returnsLostDays: true,
    name: 'Анна',
    email: 'anna@example.com',
    status: 'Active',
  });
  expect(usableUser(emptyUserDraft)).toBeNull();
});

test('status decides what can be done to a server', () => {
  const offered = (status: 'Running' | 'Stopped' | 'Suspended') =>
    powerActions.filter((action) => canDo(action, { status }));
  expect(offered('Running')).toEqual(['stop', 'restart']);
  expect(offered('Stopped')).toEqual(['start']);
  expect(offered('Suspended')).toEqual([]);
  expect(afterPower({ status: 'Running' }, 'restart').status).toBe('Running');
  expect(() => afterPower({ status: 'Suspended' }, 'start')).toThrow(RangeError);
});

test('a server’s name is a host name, and it does not end before it began', () => {
  const server = makeAdminServer({ created: '2026-01-10' });
  expect(serverProblems(serverDraftOf(server), server)).toEqual({});
  expect(serverProblems({ name: '', expires: '' }, server)).toEqual({
    name: 'required',
    expires: 'required',
  });
  expect(serverProblems({ name: 'https://x.ru', expires: '2026-01-09' }, server)).toEqual({
    name: 'name',
    expires: 'beforeCreated',
  });
  expect(serverProblems({ name: 'x.ru', expires: server.created }, server)).toEqual({});
  expect(serverProblems({ name: 'x.ru', expires: '2026-02-31' }, server)).toEqual({ expires: 'date' });
  expect(usableServer({ name: ' WWW.Example.RU. ', expires: '2027-01-01' }, server)).toEqual({
    name: 'www.example.ru',
    expires: '2027-01-01',
  });
  expect(usableServer({ name: 'x', expires: '2027-01-01' }, server)).toBeNull();
});

test('the settings open with the defaults of §9', () => {
  expect(settingsDefaults).toEqual({
    smtpPort: 587,
    taxRate: 10,
    defaultCurrency: 'USD',
    billDays: 14,
    graceDays: 3,
    deletionDays: 14,
    maxLoginAttempts: 5,
    sessionMinutes: 60,
    access: 'open',
    registration: 'open',
    staffSecondFactor: 'optional',
    snapshotsPerServer: 3,
    colleaguesPerAccount: 20,
    apiTokensPerAccount: 50,
    webhooksPerAccount: 10,
    ticketFilesMegabytes: 300,
    openDays: 'everyDay',
    opensAt: '00:00',
    closesAt: '24:00',
  });
  expect(sampleSettings).toMatchObject(settingsDefaults);
  expect(usableSettings(settingsDraftOf(sampleSettings, ','))).toEqual(sampleSettings);
});

test('settings: every field says what is wrong with it', () => {
  const draft = settingsDraftOf(sampleSettings, '.');
  expect(
    settingsProblems({
      ...draft,
      siteName: ' ',
      supportEmail: 'x',
      smtpHost: 'smtp://host',
      smtpPort: '0',
      smtpPassword: 'secret',
      senderEmail: '',
      taxRate: '10,123',
      billDays: '0',
      reminderDays: '14, week',
      graceDays: '0',
      deletionDays: '7',
      maxLoginAttempts: '1e1',
      sessionMinutes: '4',
      snapshotsPerServer: '0',
      webhooksPerAccount: '1,5',
      ticketFilesMegabytes: '149',
      timeZone: 'Moscow',
      opensAt: '10',
      closesAt: '',
    }),
  ).toEqual({
    siteName: 'required',
    supportEmail: 'email',
    smtpHost: 'host',
    smtpPort: 'bounds',
    smtpUser: 'required',
    senderEmail: 'required',
    taxRate: 'decimals',
    billDays: 'bounds',
    reminderDays: 'reminders',
    graceDays: 'bounds',
    deletionDays: 'bounds',
    maxLoginAttempts: 'whole',
    sessionMinutes: 'bounds',
    snapshotsPerServer: 'bounds',
    webhooksPerAccount: 'whole',
    ticketFilesMegabytes: 'bounds',
    timeZone: 'zone',
    opensAt: 'time',
    closesAt: 'required',
  });
  expect(settingsProblems({ ...draft, opensAt: '19:00', closesAt: '19:00' })).toEqual({ closesAt: 'hours' });
  expect(usableSettings({ ...draft, opensAt: ' 9:00', closesAt: '18:30' })).toMatchObject({
    opensAt: '09:00',
    closesAt: '18:30',
  });
  expect(settingsProblems({ ...draft, smtpPort: '65535', taxRate: '0', sessionMinutes: '1440' })).toEqual({});
  expect(settingsProblems({ ...draft, taxRate: '100,01', smtpPort: '' })).toEqual({
    taxRate: 'bounds',
    smtpPort: 'required',
  });
  expect(usableSettings({ ...draft, taxRate: '12,5' })?.taxRate).toBe(12.5);
  expect(usableSettings({ ...draft, taxRate: 'ten' })).toBeNull();
});

// tests: DAYS-05
test.each([
  ['14, 7, 3, 1', [14, 7, 3, 1]],
  ['1 3;60, 3', [60, 3, 1]],
  ['6,5,4,3,2,1', [6, 5, 4, 3, 2, 1]],
  ['7,6,5,4,3,2,1', undefined],
  ['61', undefined],
  ['0', undefined],
  ['7.5', undefined],
  ['1e1', undefined],
  [',', undefined],
])('settings: reminders “%s” are %j', (reminderDays, days) => {
  expect(usableSettings({ ...settingsDraftOf(sampleSettings, '.'), reminderDays })?.reminderDays).toEqual(
    days,
  );
});

test('settings: only another value is a change', () => {
  const draft = settingsDraftOf(sampleSettings, ',');
  expect(changedSettings(sampleSettings, { ...draft, taxRate: '10,00', siteName: ' Meridian ' })).toEqual([]);
  expect(changedSettings(sampleSettings, { ...draft, reminderDays: '1,3,7,14', opensAt: '0:00' })).toEqual(
    [],
  );
  expect(changedSettings(sampleSettings, { ...draft, openDays: 'weekdays', closesAt: '19:00' })).toEqual([
    'openDays',
    'closesAt',
  ]);
  for (const reminderDays of ['', '14', '14, 7, 3, x'])
    expect(changedSettings(sampleSettings, { ...draft, reminderDays })).toEqual(['reminderDays']);
  expect(changedSettings(sampleSettings, { ...draft, taxRate: '', smtpPort: '25' })).toEqual([
    'smtpPort',
    'taxRate',
  ]);
});

test.each([
  ['owner', 'other@example.com', null],
  ['finance', 'other@example.com', null],
  ['support', 'other@example.com', 'role'],
  ['readOnly', 'other@example.com', 'role'],
  ['owner', makeAdminServer().user, 'own'],
] as const)('lets only those who adjust money change an end date: %s %s', (role, email, lock) => {
  expect(expiryLock(makeAdminServer(), { email, role })).toBe(lock);
});
