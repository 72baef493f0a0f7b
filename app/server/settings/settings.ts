import {
  settingsDraftOf,
  settingsProblems,
  usableSettings,
  type AdminSettings,
} from '@/domain/admin/settings';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { initialSettings, parsedSettings } from './storedSettings';

/** Normalizes and validates settings by the rules of their form. */
export function validSettings(settings: AdminSettings): AdminSettings {
  const draft = settingsDraftOf(settings, '.');
  const valid = usableSettings(draft);
  if (valid === null) throw refusal('invalidRequest', { fields: Object.keys(settingsProblems(draft)) });
  return valid;
}

/** Whether a change of the settings moves the due days of renewals. */
export const isRescheduled = (before: AdminSettings, after: AdminSettings): boolean =>
  before.timeZone !== after.timeZone ||
  before.deletionDays !== after.deletionDays ||
  before.reminderDays.join() !== after.reminderDays.join();

/**
 * Stores settings and returns the previous ones. A concurrent change waits, and is then refused.
 *
 * @throws Problem 409 `stale` with the current ones
 */
export async function replaceSettings(
  tx: Db,
  settings: AdminSettings,
  version: string,
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
    .set(({ eb }) => ({ value: JSON.stringify(settings), version: eb('version', '+', 1) }))
    .execute();
  return before;
}
