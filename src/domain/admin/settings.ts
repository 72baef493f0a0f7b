import { usableEmail } from '../auth/fieldRules';
import { toHostName } from '@/domain/servers/hostName';
import { currencyIds, type CurrencyId } from '../payment/currency';
import { isTimeZone, type TimeZone } from '@/domain/time/timeZone';

/** The provider's settings (§2). */
export interface AdminSettings {
  siteName: string;
  supportEmail: string;
  smtpHost: string;
  smtpPort: number;
  senderEmail: string;
  /** In percent, with at most two decimals. */
  taxRate: number;
  defaultCurrency: CurrencyId;
  /** How many days a bill for a transfer can be paid (D42). */
  billDays: number;
  maxLoginAttempts: number;
  sessionMinutes: number;
  /** Time zone for the days of documents, renewals and promo codes (D41). */
  timeZone: TimeZone;
}

/** Settings that the environment of the server may decide instead: SMTP_URL and MAIL_FROM. */
export const fixableSettings = ['smtpHost', 'smtpPort', 'senderEmail'] as const;
export type FixableSetting = (typeof fixableSettings)[number];

/** The settings as they are stored. */
export interface StoredSettings {
  settings: AdminSettings;
  /** Version that they are saved against; another one means that somebody has saved since. */
  version: string;
  /** Decided by the environment: what is saved of these governs nothing. */
  fixed: readonly FixableSetting[];
}

/** §9: SMTP port 587, tax rate 10, default currency USD, max login attempts 5, session duration 60 minutes; D42: bills for 14 days. */
export const settingsDefaults = {
  smtpPort: 587,
  taxRate: 10,
  defaultCurrency: 'USD',
  billDays: 14,
  maxLoginAttempts: 5,
  sessionMinutes: 60,
} as const satisfies Partial<AdminSettings>;

/** The settings as they are typed: numbers are text until they are saved. */
export type SettingsDraft = Readonly<
  Record<Exclude<keyof AdminSettings, 'defaultCurrency'>, string> & { defaultCurrency: CurrencyId }
>;

/** Bounds of the settings that are numbers, both included. */
export const settingsBounds = {
  smtpPort: { from: 1, to: 65_535 },
  taxRate: { from: 0, to: 100 },
  billDays: { from: 1, to: 365 },
  maxLoginAttempts: { from: 1, to: 20 },
  sessionMinutes: { from: 5, to: 1440 },
} as const;
export type NumberSetting = keyof typeof settingsBounds;

/** Longer than this is no name of a site. */
const longestSiteName = 100;

export type SettingsProblem =
  | 'required'
  | 'tooLong'
  | 'email'
  | 'host'
  | 'zone'
  | 'whole'
  | 'decimals'
  | 'bounds';

/** One problem a field at most. */
export type SettingsProblems = { readonly [Field in keyof SettingsDraft]?: SettingsProblem };

/** The form of what is stored; decimals stand as the reader's language has them. */
export function settingsDraftOf(settings: AdminSettings, decimalMark: '.' | ','): SettingsDraft {
  const { taxRate, smtpPort, billDays, maxLoginAttempts, sessionMinutes } = settings;
  return {
    ...settings,
    smtpPort: `${smtpPort}`,
    taxRate: `${taxRate}`.replace('.', decimalMark),
    billDays: `${billDays}`,
    maxLoginAttempts: `${maxLoginAttempts}`,
    sessionMinutes: `${sessionMinutes}`,
  };
}

/** A typed number: digits, for the tax rate with a point or a comma. */
function numberOf(field: NumberSetting, text: string): { value: number } | { problem: SettingsProblem } {
  const typed = text.trim();
  if (typed === '') return { problem: 'required' };
  const form = field === 'taxRate' ? /^\d+([.,]\d{1,2})?$/ : /^\d+$/;
  if (!form.test(typed)) return { problem: field === 'taxRate' ? 'decimals' : 'whole' };
  const value = Number(typed.replace(',', '.'));
  const { from, to } = settingsBounds[field];
  return value < from || value > to ? { problem: 'bounds' } : { value };
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
      // Without a host, mail is stored instead of sent.
      if (draft.smtpHost.trim() === '') return null;
      return 'problem' in toHostName(draft.smtpHost) ? 'host' : null;
    case 'timeZone': {
      const zone = draft.timeZone.trim();
      return zone === '' ? 'required' : isTimeZone(zone) ? null : 'zone';
    }
    case 'defaultCurrency':
      return null;
    default: {
      const number = numberOf(field, draft[field]);
      return 'problem' in number ? number.problem : null;
    }
  }
}

/** Every field there is: one that is added tomorrow is judged and counted like the others. */
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

/** A draft without problems, in the form in which it is stored; null while it has any. */
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
    smtpPort: number('smtpPort'),
    senderEmail: usableEmail(draft.senderEmail) ?? '',
    taxRate: number('taxRate'),
    defaultCurrency:
      currencyIds.find((id) => id === draft.defaultCurrency) ?? settingsDefaults.defaultCurrency,
    billDays: number('billDays'),
    maxLoginAttempts: number('maxLoginAttempts'),
    sessionMinutes: number('sessionMinutes'),
    timeZone: draft.timeZone.trim(),
  };
}

/** The fields that would be another after saving; a space at an end, or 10,0 for 10, changes nothing. */
export function changedSettings(
  saved: AdminSettings,
  draft: SettingsDraft,
): readonly (keyof AdminSettings)[] {
  return fieldsOf(draft).filter((field) => {
    const typed = draft[field].trim();
    const value = saved[field];
    return typeof value === 'number'
      ? Number(typed.replace(',', '.')) !== value || typed === ''
      : typed !== value;
  });
}

/** A draft over settings that somebody else has saved meanwhile: what was typed stays, the rest shows what there is now. */
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
