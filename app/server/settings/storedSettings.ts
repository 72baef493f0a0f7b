import { sql } from 'kysely';
import { safeParse } from 'valibot';
import { settingsSchema } from '@app/contract/adminShapes';
import { brand } from '@/brand';
import type { AdminSettings, FixableSetting, PortalAccess, StoredSettings } from '@/domain/admin/settings';
import { sampleSettings } from '@/sample-data/admin';
import type { IsoDate } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import type { Db } from '../db/database';
import type { Language } from '../messages/messages';

/** Settings of a new portal: those of §9 with the build's contact, without a mail server. */
export const initialSettings: AdminSettings = {
  ...sampleSettings,
  supportEmail: brand.support.email,
  smtpHost: '',
};

/** Parses stored settings of any version; falls back to §9. */
export function parsedSettings(value: unknown): AdminSettings {
  const parsed = safeParse(settingsSchema, value);
  return parsed.success ? parsed.output : initialSettings;
}

/** Returns the version of the settings; 0 if never saved. */
export async function settingsVersion(db: Db): Promise<string> {
  const row = await db.selectFrom('setting').select('version').executeTakeFirst();
  return String(row?.version ?? 0);
}

/** Returns the encrypted password for the mail server; null without one. */
export async function sealedSmtpPassword(db: Db): Promise<string | null> {
  const row = await db.selectFrom('setting').select('smtpPassword').executeTakeFirst();
  return row?.smtpPassword ?? null;
}

/** Returns the saved settings, or those of §9. */
export async function settingsOf(db: Db): Promise<AdminSettings> {
  const row = await db.selectFrom('setting').select('value').executeTakeFirst();
  return parsedSettings(row?.value);
}

/** Returns the portal's name: that of the settings if it was changed, otherwise the build's. */
export const governedName = ({ siteName }: Pick<AdminSettings, 'siteName'>, built: string): string =>
  siteName === initialSettings.siteName ? built : siteName;

/** Returns the portal's name in a language. */
export async function portalNameOf(db: Db, language: Language): Promise<string> {
  return governedName(await settingsOf(db), brand.name[language]);
}

/** Returns the settings with what an administrator sees beside them. */
export const storedSettings = async (db: Db, fixed: readonly FixableSetting[]): Promise<StoredSettings> => ({
  settings: await settingsOf(db),
  version: await settingsVersion(db),
  fixed,
  hasSmtpPassword: (await sealedSmtpPassword(db)) !== null,
});

/** Returns the provider's time zone (D41). */
export async function timeZoneOf(db: Db): Promise<TimeZone> {
  return (await settingsOf(db)).timeZone;
}

/** Returns the provider's day of a moment (D41). */
export async function todayOf(db: Db, now: Date): Promise<IsoDate> {
  return dayIn(await timeZoneOf(db), now);
}

/** Stores the time zone of the environment unless one is saved. */
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

/** Stores the access of the environment, so that the settings show the one in use. */
export async function storeAccess(db: Db, access: PortalAccess): Promise<void> {
  await db
    .insertInto('setting')
    .values({ value: JSON.stringify({ ...initialSettings, access }) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ value: sql`"setting"."value" || ${JSON.stringify({ access })}::jsonb` }),
    )
    .execute();
}
