import {
  settingsDraftOf,
  settingsProblems,
  usableSettings,
  type AdminSettings,
} from '@/domain/admin/settings';
import { sampleSettings } from '@/sample-data/admin';
import type { Db } from '../db/database';
import { refusal } from '../http/contractRoutes';
import { parsedSettings } from './storedSettings';

/** Settings as they are stored, by the rules of their form; refuses what breaks one. */
export function validSettings(settings: AdminSettings): AdminSettings {
  const draft = settingsDraftOf(settings, '.');
  const valid = usableSettings(draft);
  if (valid === null) throw refusal('invalidRequest', { fields: Object.keys(settingsProblems(draft)) });
  return valid;
}

/** Stores settings and gives what they were; of two at once the second waits. */
export async function replaceSettings(tx: Db, settings: AdminSettings): Promise<AdminSettings> {
  await tx
    .insertInto('setting')
    .values({ value: JSON.stringify(sampleSettings) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await tx.selectFrom('setting').select('value').forUpdate().executeTakeFirstOrThrow();
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(settings) })
    .execute();
  return parsedSettings(value);
}
