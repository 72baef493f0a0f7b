import { sql } from 'kysely';
import { safeParse } from 'valibot';
import { settingsSchema } from '@app/contract/adminShapes';
import type { AdminSettings } from '@/domain/admin/settings';
import { sampleSettings } from '@/sample-data/admin';
import type { IsoDate } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import type { Db } from '../db/database';

/** The settings of a new portal: those of §9, and no mail server before one is saved. */
export const initialSettings: AdminSettings = { ...sampleSettings, smtpHost: '' };

/** Settings as they were stored, perhaps by another version; those of §9 where they are none any more. */
export function parsedSettings(value: unknown): AdminSettings {
  const parsed = safeParse(settingsSchema, value);
  return parsed.success ? parsed.output : initialSettings;
}

/** The version of the settings; that of those that were never saved is 0. */
export async function settingsVersion(db: Db): Promise<string> {
  const row = await db.selectFrom('setting').select('version').executeTakeFirst();
  return String(row?.version ?? 0);
}

/** The provider's settings: what was saved, else those of §9. */
export async function settingsOf(db: Db): Promise<AdminSettings> {
  const row = await db.selectFrom('setting').select('value').executeTakeFirst();
  return parsedSettings(row?.value);
}

/** The zone whose days the provider counts in (D41). */
export async function timeZoneOf(db: Db): Promise<TimeZone> {
  return (await settingsOf(db)).timeZone;
}

/** The provider's day of a moment (D41). */
export async function todayOf(db: Db, now: Date): Promise<IsoDate> {
  return dayIn(await timeZoneOf(db), now);
}

/** Stores the zone of the environment where none has been saved yet. */
export async function seedTimeZone(db: Db, timeZone: TimeZone): Promise<void> {
  await db
    .insertInto('setting')
    .values({ value: JSON.stringify({ ...initialSettings, timeZone }) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ value: sql`"setting"."value" || ${JSON.stringify({ timeZone })}::jsonb` })
        .where(sql<boolean>`not "setting"."value" ? 'timeZone'`),
    )
    .execute();
}
