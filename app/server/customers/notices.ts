import { safeParse } from 'valibot';
import { choicesSchema, toChoices, type NoticeSettings } from '@/domain/results/notices';
import { defaultLocale } from '@/i18n/locale';
import type { Db } from '../db/database';
import { toLanguage } from '../http/language';

/** Returns an account's notification choices and language; the default is every channel. */
export async function noticesOf(db: Db, userId: string): Promise<NoticeSettings> {
  const row = await db
    .selectFrom('customer')
    .select(['notices', 'language'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const parsed = safeParse(choicesSchema, row?.notices ?? {});
  return {
    choices: toChoices(parsed.success ? parsed.output : {}),
    language: toLanguage(row?.language) ?? defaultLocale,
  };
}

/** Stores the choices; fixed channels stay on. */
export async function storeNotices(
  tx: Db,
  userId: string,
  { choices, language }: NoticeSettings,
): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ notices: JSON.stringify(toChoices(choices)), language })
    .where('userId', '=', userId)
    .execute();
}
