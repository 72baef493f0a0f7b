import { sql } from 'kysely';
import { exportExpiry } from '@/domain/account/dataExport';
import type { Db } from '../db/database';
import type { JobHandler } from '../jobs/handler';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import { exportedTables } from './exportedTables';

/** Reads the JSON files of an account, one table each. */
async function readFiles(db: Db, userId: string): Promise<{ name: string; text: string }[]> {
  const files: { name: string; text: string }[] = [];
  for (const { file, table, owner, columns, order } of exportedTables) {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb("one") as "row" from (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.ref(owner)} = ${userId} order by ${sql.ref(order)}) as "one"`.execute(db);
    files.push({
      name: `${file}.json`,
      text: `${JSON.stringify(
        rows.map(({ row }) => row),
        null,
        2,
      )}\n`,
    });
  }
  return files;
}

/** Makes a copy of an account's data. Its documents and attachments are added when it is downloaded. */
export const dataExportHandler: JobHandler<'dataExport'> = {
  async run({ exportId }, { db, now }) {
    const wanted = await db
      .selectFrom('dataExport')
      .select('userId')
      .where('id', '=', exportId)
      .where('state', '=', 'preparing')
      .executeTakeFirst();
    if (!wanted) return {};
    const { userId } = wanted;
    const files = await readFiles(db, userId);
    const expiresAt = exportExpiry(now);
    return {
      apply: async (tx, publish) => {
        const ready = await tx
          .updateTable('dataExport')
          .set({ state: 'ready', readyAt: now, expiresAt })
          .where('id', '=', exportId)
          .where('state', '=', 'preparing')
          .returning('id')
          .executeTakeFirst();
        if (!ready) return;
        for (const file of files)
          await tx
            .insertInto('dataExportFile')
            .values({ exportId, ...file })
            .execute();
        await notify(tx, { userId, at: now, about: { kind: 'dataReady' } });
        await enqueueMail(tx, { userId, key: `dataReady:${exportId}`, event: { kind: 'dataReady' }, now });
        publish(userId, 'account', 'notifications');
      },
    };
  },
  async giveUp({ exportId }, { tx, publish }) {
    const failed = await tx
      .updateTable('dataExport')
      .set({ state: 'failed' })
      .where('id', '=', exportId)
      .returning('userId')
      .executeTakeFirst();
    if (failed) publish(failed.userId, 'account');
  },
};

/** Deletes expired copies. */
export async function deleteExpiredExports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('dataExport').where('expiresAt', '<=', now).execute();
}
