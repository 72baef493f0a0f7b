import {
  settingsDraftOf,
  settingsProblems,
  usableSettings,
  type AdminSettings,
} from '@/domain/admin/settings';
import type { Db } from '../db/database';
import type { Seal } from '../seal';
import { refusal } from '../http/refusal';
import { initialSettings, parsedSettings } from './storedSettings';

/** Normalizes and validates settings by the rules of their form. */
export function validSettings(settings: AdminSettings): AdminSettings {
  const draft = settingsDraftOf(settings, '.');
  const valid = usableSettings(draft);
  if (valid === null) throw refusal('invalidRequest', { fields: Object.keys(settingsProblems(draft)) });
  return valid;
}

/** Settings for the audit trail: a new password is named, never shown. */
export const withoutSecret = (settings: AdminSettings): AdminSettings => ({
  ...settings,
  smtpPassword: settings.smtpPassword === '' ? '' : '••••••',
});

/** Whether a change of the settings moves the due days of renewals. */
export const isRescheduled = (before: AdminSettings, after: AdminSettings): boolean =>
  before.timeZone !== after.timeZone ||
  before.graceDays !== after.graceDays ||
  before.deletionDays !== after.deletionDays ||
  before.reminderDays.join() !== after.reminderDays.join();

/** The stored password belongs to one login at one server: another server never receives it. */
function smtpPasswordAfter(before: AdminSettings, after: AdminSettings, seal: Seal) {
  const { smtpHost, smtpPort, smtpUser, smtpPassword } = after;
  if (smtpUser === '') return { smtpPassword: null };
  if (smtpPassword !== '') return { smtpPassword: seal.close(smtpPassword) };
  const isSame = before.smtpHost === smtpHost && before.smtpPort === smtpPort && before.smtpUser === smtpUser;
  return isSame ? {} : { smtpPassword: null };
}

/**
 * Stores settings and returns the previous ones. A concurrent change waits, and is then refused. The password for the
 * mail server is encrypted; it is deleted with its login.
 *
 * @throws Problem 409 `stale` with the current ones
 */
export async function replaceSettings(
  tx: Db,
  settings: AdminSettings,
  { version, seal }: { readonly version: string; readonly seal: Seal },
): Promise<AdminSettings> {
  const added = await tx
    .insertInto('setting')
    .values({ value: JSON.stringify(initialSettings), version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  const stored = tx.selectFrom('setting').select(['value', 'version']).forUpdate();
  const { value, version: current } = await stored.executeTakeFirstOrThrow();
  const before = parsedSettings(value);
  if (String(added?.version ?? current) !== version)
    throw refusal('stale', { current: { ...before, version: String(current) } });
  await tx
    .updateTable('setting')
    .set(({ eb }) => ({
      value: JSON.stringify({ ...settings, smtpPassword: '' }),
      version: eb('version', '+', 1),
      ...smtpPasswordAfter(before, settings, seal),
    }))
    .execute();
  return before;
}
