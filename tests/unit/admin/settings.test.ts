import { describe, expect, test } from 'vitest';
import {
  maxReminders,
  reminderBounds,
  settingsBounds,
  settingsDraftOf,
  settingsProblems,
  usableSettings,
  type NumberSetting,
  type SettingsDraft,
} from '@/domain/admin/settings';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { formReducer, formStateOf } from '@/domain/form/formState';
import { sampleSettings } from '@/sample-data/admin';
import { toAdminSettingsView } from '@/screens/admin/AdminSettingsScreen/adminSettingsView';

const draft = settingsDraftOf(sampleSettings, '.');
const problemsOf = (changes: Partial<SettingsDraft>) => settingsProblems({ ...draft, ...changes });
const numbers = Object.keys(settingsBounds) as NumberSetting[];

describe('every number of the settings', () => {
  test.each(numbers)('%s has its bounds, inclusive', (field) => {
    const { from, to } = settingsBounds[field];
    for (const value of [from, to]) {
      expect(problemsOf({ [field]: ` ${value} ` })).toEqual({});
      expect(usableSettings({ ...draft, [field]: ` ${value} ` })).toMatchObject({ [field]: value });
    }
    for (const value of [from - 1, to + 1].filter((each) => each >= 0))
      expect(problemsOf({ [field]: String(value) })).toEqual({ [field]: 'bounds' });
    expect(problemsOf({ [field]: ' ' })).toEqual({ [field]: 'required' });
    expect(problemsOf({ [field]: '-1' })).toEqual({ [field]: field === 'taxRate' ? 'decimals' : 'whole' });
  });

  test.each(numbers.filter((field) => field !== 'taxRate'))('%s is whole', (field) => {
    const { from } = settingsBounds[field];
    expect(problemsOf({ [field]: `${from}.5` })).toEqual({ [field]: 'whole' });
  });
});

const long = (length: number) => ` ${'x'.repeat(length)} `;
test.each<[Partial<SettingsDraft>, object]>([
  [{ siteName: long(100) }, {}],
  [{ siteName: long(101) }, { siteName: 'tooLong' }],
  [{ supportEmail: ' ' }, { supportEmail: 'required' }],
  [{ senderEmail: 'x' }, { senderEmail: 'email' }],
  [{ smtpHost: ' ' }, {}],
  [{ smtpUser: '', smtpPassword: '' }, {}],
  [{ smtpUser: ' ', smtpPassword: 'secret' }, { smtpUser: 'required' }],
  [{ smtpUser: long(200), smtpPassword: 'x'.repeat(200) }, {}],
  [{ smtpUser: long(201), smtpPassword: '' }, { smtpUser: 'tooLong' }],
  [{ smtpUser: 'ann', smtpPassword: 'x'.repeat(201) }, { smtpPassword: 'tooLong' }],
  [{ timeZone: ' Europe/Moscow ' }, {}],
  [{ timeZone: ' ' }, { timeZone: 'required' }],
  [{ opensAt: ' ' }, { opensAt: 'required' }],
  [{ opensAt: '09:00', closesAt: ' ' }, { closesAt: 'required' }],
  [{ opensAt: '09:00', closesAt: '25:00' }, { closesAt: 'time' }],
  [{ opensAt: '09:00', closesAt: '09:01' }, {}],
  [{ opensAt: '09:00', closesAt: '09:00' }, { closesAt: 'hours' }],
  [{ reminderDays: ' ' }, { reminderDays: 'required' }],
  [{ reminderDays: ' ,; ' }, { reminderDays: 'reminders' }],
  [{ reminderDays: `${reminderBounds.from}, ${reminderBounds.to}` }, {}],
  [{ reminderDays: `${reminderBounds.from - 1}, 7` }, { reminderDays: 'reminders' }],
  [{ reminderDays: `7, ${reminderBounds.to + 1}` }, { reminderDays: 'reminders' }],
  [{ reminderDays: '7, x' }, { reminderDays: 'reminders' }],
  [{ reminderDays: '1 2 3 4 5 6' }, {}],
  [{ reminderDays: '1 2 3 4 5 6 7' }, { reminderDays: 'reminders' }],
])('%j has the problems %j', (changes, problems) => {
  expect(maxReminders).toBe(6);
  expect(problemsOf(changes)).toEqual(problems);
  expect(usableSettings({ ...draft, ...changes }) === null).toBe(Object.keys(problems).length > 0);
});

test('settings: what would change is counted, refusals apart from it', () => {
  const draft = { ...settingsDraftOf(sampleSettings, ','), siteName: 'Other', taxRate: '20' };
  const state = formReducer(formStateOf<typeof draft, AdminRefusal>(draft), {
    type: 'refused',
    fields: [],
  });
  const view = toAdminSettingsView({ settings: sampleSettings, fixed: [], hasSmtpPassword: false }, state);
  expect(view).toMatchObject({ changeCount: 2, refusals: 1 });
});
