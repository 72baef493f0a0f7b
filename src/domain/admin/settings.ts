import { aroundTheClock, minutesOf, withTwoDigits, type BusinessHours } from '../desk/businessHours';
import { usableEmail } from '../auth/fieldRules';
import type { AuthConfigAnswer } from '../auth/answers';
import type { RegistrationMode } from '../auth/registrationMode';
import { toHostName } from '@/domain/servers/hostName';
import { defaultDeletionDays, defaultGraceDays, defaultReminderDays } from '../renewal/defaultRules';
import { currencyIds, type CurrencyId } from '../payment/currency';
import { quotaBounds, quotaDefaults, type Quotas } from './quotas';
import { isTimeZone, type TimeZone } from '@/domain/time/timeZone';

/** People who may register, in the order of the choice. */
export const registrationModes = ['open', 'invited', 'closed'] as const satisfies readonly RegistrationMode[];

/** Whether visitors see the demonstration or have to sign in first (D22), in the order of the choice. */
export const portalAccesses = ['open', 'session'] as const satisfies readonly AuthConfigAnswer['access'][];
export type PortalAccess = (typeof portalAccesses)[number];

/** Whether a second factor is required. */
export const secondFactorRules = ['optional', 'required'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** The provider's settings (§2). */
export interface AdminSettings extends BusinessHours, Quotas {
  siteName: string;
  supportEmail: string;
  smtpHost: string;
  smtpPort: number;
  /** Login at the mail server; empty without one. */
  smtpUser: string;
  /** A new password for the login. Always empty in read settings; an empty one keeps the stored password. */
  smtpPassword: string;
  senderEmail: string;
  /** In percent, with at most two decimals. */
  taxRate: number;
  defaultCurrency: CurrencyId;
  /** Number of days in which a bill for a transfer can be paid (D42). */
  billDays: number;
  /** Days before a server's last day on which its owner is reminded, in descending order. */
  reminderDays: number[];
  /**
   * Number of days after its last day in which a server runs unpaid (D29). A change applies to servers whose period is
   * not over yet: mail and bill have promised the others their day of suspension (D39).
   */
  graceDays: number;
  /** Number of days for which a suspended server is kept before its deletion. */
  deletionDays: number;
  maxLoginAttempts: number;
  sessionMinutes: number;
  access: PortalAccess;
  /** People who may register; everybody who has an account signs in as before. */
  registration: RegistrationMode;
  /** Whether administrators must have a second factor before anything else. */
  staffSecondFactor: SecondFactorRule;
  /** Time zone for the days of documents, renewals and promo codes (D41). */
  timeZone: TimeZone;
}

/** Settings that the environment variables PORTAL_ACCESS, SMTP_URL and MAIL_FROM can override. */
export const fixableSettings = [
  'access',
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'senderEmail',
] as const;
export type FixableSetting = (typeof fixableSettings)[number];

/** The settings as they are stored. */
export interface StoredSettings {
  settings: AdminSettings;
  /** Version that was read; saving against an older version is refused. */
  version: string;
  /** Settings that the environment overrides; their saved values have no effect. */
  fixed: readonly FixableSetting[];
  /** A password for the mail server is stored; nobody can read it. */
  hasSmtpPassword: boolean;
}

/** §9: SMTP port 587, tax rate 10, default currency USD, max login attempts 5, session duration 60 minutes; D42: bills for 14 days; D29: 3 days of grace, deletion after 14 days. */
export const settingsDefaults = {
  smtpPort: 587,
  taxRate: 10,
  defaultCurrency: 'USD',
  billDays: 14,
  graceDays: defaultGraceDays,
  deletionDays: defaultDeletionDays,
  maxLoginAttempts: 5,
  sessionMinutes: 60,
  access: 'open',
  registration: 'open',
  staffSecondFactor: 'optional',
  ...quotaDefaults,
  ...aroundTheClock,
} as const satisfies Partial<AdminSettings>;

/** Settings that are chosen from a list. */
export type ChosenSetting = 'access' | 'defaultCurrency' | 'openDays' | 'registration' | 'staffSecondFactor';

/** Draft of the settings; numbers stay text until they are saved. */
export type SettingsDraft = Readonly<
  Record<Exclude<keyof AdminSettings, ChosenSetting>, string> & Pick<AdminSettings, ChosenSetting>
>;

/** Bounds of the numeric settings, inclusive. */
export const settingsBounds = {
  smtpPort: { from: 1, to: 65_535 },
  taxRate: { from: 0, to: 100 },
  billDays: { from: 1, to: 365 },
  // The last day itself is paid.
  graceDays: { from: 1, to: 30 },
  // A week's warning comes first, and the terms promise to keep the data for a week.
  deletionDays: { from: 8, to: 90 },
  maxLoginAttempts: { from: 1, to: 20 },
  sessionMinutes: { from: 5, to: 1440 },
  ...quotaBounds,
} as const;
export type NumberSetting = keyof typeof settingsBounds;

const numberSettings = Object.keys(settingsBounds) as NumberSetting[];

const mapNumbers = <Value>(map: (field: NumberSetting) => Value) =>
  Object.fromEntries(numberSettings.map((field) => [field, map(field)])) as Record<NumberSetting, Value>;

/** Bounds of the reminders' days, inclusive. */
export const reminderBounds = { from: 1, to: 60 } as const;
/** Maximum number of reminders of one end date. */
export const maxReminders = 6;

/** Maximum length of the mail server's login and password. */
const maxSmtpLogin = 200;

/** Maximum length of the site name. */
const longestSiteName = 100;

export type SettingsProblem =
  | 'required'
  | 'tooLong'
  | 'email'
  | 'host'
  | 'zone'
  | 'time'
  | 'hours'
  | 'whole'
  | 'reminders'
  | 'decimals'
  | 'bounds';

/** At most one problem per field. */
export type SettingsProblems = { readonly [Field in keyof SettingsDraft]?: SettingsProblem };

/** Converts settings to a draft, formatting decimals with the reader's decimal mark. */
export function settingsDraftOf(settings: AdminSettings, decimalMark: '.' | ','): SettingsDraft {
  return {
    ...settings,
    ...mapNumbers((field) => `${settings[field]}`.replace('.', decimalMark)),
    reminderDays: settings.reminderDays.join(', '),
  };
}

/** Parses a number: digits, and for the tax rate a decimal point or comma. */
function numberOf(field: NumberSetting, text: string): { value: number } | { problem: SettingsProblem } {
  const typed = text.trim();
  if (typed === '') return { problem: 'required' };
  const form = field === 'taxRate' ? /^\d+([.,]\d{1,2})?$/ : /^\d+$/;
  if (!form.test(typed)) return { problem: field === 'taxRate' ? 'decimals' : 'whole' };
  const value = Number(typed.replace(',', '.'));
  const { from, to } = settingsBounds[field];
  return value < from || value > to ? { problem: 'bounds' } : { value };
}

/** Parses the reminders' days from a list with commas; null if it is no list of days within the bounds. */
function reminderDaysOf(text: string): number[] | null {
  const typed = text.split(/[\s,;]+/).filter((part) => part !== '');
  const days = [...new Set(typed.map(Number))].toSorted((one, other) => other - one);
  const { from, to } = reminderBounds;
  const isUsable =
    days.length > 0 && days.length <= maxReminders && typed.every((part) => /^\d+$/.test(part));
  return isUsable && days.every((day) => from <= day && day <= to) ? days : null;
}

function problemOf(field: keyof SettingsDraft, draft: SettingsDraft): SettingsProblem | null {
  switch (field) {
    case 'siteName': {
      const name = draft.siteName.trim();
      return name === '' ? 'required' : name.length > longestSiteName ? 'tooLong' : null;
    }
    case 'supportEmail':
    case 'senderEmail':
      if (draft[field].trim() === '') return 'required';
      return usableEmail(draft[field]) === null ? 'email' : null;
    case 'smtpHost':
      // Without an SMTP host, mails are stored instead of sent.
      if (draft.smtpHost.trim() === '') return null;
      return 'problem' in toHostName(draft.smtpHost) ? 'host' : null;
    case 'smtpUser':
      if (draft.smtpUser.trim() === '') return draft.smtpPassword === '' ? null : 'required';
      return draft.smtpUser.trim().length > maxSmtpLogin ? 'tooLong' : null;
    case 'smtpPassword':
      return draft.smtpPassword.length > maxSmtpLogin ? 'tooLong' : null;
    case 'timeZone': {
      const zone = draft.timeZone.trim();
      return zone === '' ? 'required' : isTimeZone(zone) ? null : 'zone';
    }
    case 'reminderDays':
      if (draft.reminderDays.trim() === '') return 'required';
      return reminderDaysOf(draft.reminderDays) === null ? 'reminders' : null;
    case 'opensAt':
      if (draft.opensAt.trim() === '') return 'required';
      return minutesOf(draft.opensAt) === null ? 'time' : null;
    case 'closesAt': {
      const [opens, closes] = [minutesOf(draft.opensAt), minutesOf(draft.closesAt)];
      if (draft.closesAt.trim() === '') return 'required';
      if (closes === null) return 'time';
      return opens !== null && closes <= opens ? 'hours' : null;
    }
    case 'access':
    case 'defaultCurrency':
    case 'openDays':
    case 'registration':
    case 'staffSecondFactor':
      return null;
    default: {
      const number = numberOf(field, draft[field]);
      return 'problem' in number ? number.problem : null;
    }
  }
}

/** All fields of the draft, so that a new field is validated and compared automatically. */
function fieldsOf(draft: SettingsDraft): readonly (keyof SettingsDraft)[] {
  return Object.keys(draft) as (keyof SettingsDraft)[];
}

/** Finds the problems that keep the draft from being saved. */
export function settingsProblems(draft: SettingsDraft): SettingsProblems {
  const found = fieldsOf(draft).flatMap((field) => {
    const problem = problemOf(field, draft);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}

/** Converts a valid draft to settings; null while it has problems. */
export function usableSettings(draft: SettingsDraft): AdminSettings | null {
  if (Object.keys(settingsProblems(draft)).length > 0) return null;
  const host = toHostName(draft.smtpHost);
  const number = (field: NumberSetting) => {
    const parsed = numberOf(field, draft[field]);
    return 'value' in parsed ? parsed.value : settingsDefaults[field];
  };
  return {
    siteName: draft.siteName.trim(),
    supportEmail: usableEmail(draft.supportEmail) ?? '',
    smtpHost: 'ascii' in host ? host.text : '',
    ...mapNumbers(number),
    smtpUser: draft.smtpUser.trim(),
    smtpPassword: draft.smtpPassword,
    senderEmail: usableEmail(draft.senderEmail) ?? '',
    defaultCurrency:
      currencyIds.find((id) => id === draft.defaultCurrency) ?? settingsDefaults.defaultCurrency,
    reminderDays: reminderDaysOf(draft.reminderDays) ?? [...defaultReminderDays],
    access: draft.access,
    registration: draft.registration,
    staffSecondFactor: draft.staffSecondFactor,
    timeZone: draft.timeZone.trim(),
    openDays: draft.openDays,
    opensAt: withTwoDigits(draft.opensAt),
    closesAt: withTwoDigits(draft.closesAt),
  };
}

/** Returns the fields that saving would change. Surrounding spaces, or 10,0 instead of 10, are no change. */
export function changedSettings(
  saved: AdminSettings,
  draft: SettingsDraft,
): readonly (keyof AdminSettings)[] {
  return fieldsOf(draft).filter((field) => {
    // Spaces can be part of a password.
    const typed = field === 'smtpPassword' ? draft[field] : draft[field].trim();
    const value = saved[field];
    if (field === 'opensAt' || field === 'closesAt') return withTwoDigits(typed) !== value;
    if (Array.isArray(value)) return (reminderDaysOf(typed) ?? [typed]).join() !== value.join();
    return typeof value === 'number'
      ? Number(typed.replace(',', '.')) !== value || typed === ''
      : typed !== value;
  });
}

/** Rebases a draft onto settings saved by somebody else: edited fields keep their input, others are updated. */
export function rebasedSettings(
  saved: AdminSettings,
  draft: SettingsDraft,
  current: AdminSettings,
  decimalMark: '.' | ',',
): SettingsDraft {
  const typed = changedSettings(saved, draft);
  const kept = Object.fromEntries(typed.map((field) => [field, draft[field]]));
  return { ...settingsDraftOf(current, decimalMark), ...kept };
}
