import { safeParse } from 'valibot';
import { settingsSchema } from '@app/contract/adminShapes';
import type { AdminSettings } from '@/domain/admin/settings';
import { sampleSettings } from '@/sample-data/admin';
import type { Db } from '../db/database';

/** Settings as they were stored, perhaps by another version; those of §9 where they are none any more. */
export function parsedSettings(value: unknown): AdminSettings {
  const parsed = safeParse(settingsSchema, value);
  return parsed.success ? parsed.output : sampleSettings;
}

/** The provider's settings: what was saved, else those of §9. */
export async function settingsOf(db: Db): Promise<AdminSettings> {
  const row = await db.selectFrom('setting').select('value').executeTakeFirst();
  return parsedSettings(row?.value);
}
