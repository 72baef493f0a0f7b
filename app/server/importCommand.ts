import { join } from 'node:path';
import { lockDataFolder } from './db/dataLock';
import { openDatabase } from './db/database';
import type { Env } from './env';
import { parseImportCommand, runImport, type ImportReport } from './imports/command';

/** Runs `import …` with the environment of the server; its embedded database must not be in use. */
export async function runImportCommand(args: readonly string[], env: Env): Promise<ImportReport> {
  const command = parseImportCommand(args);
  const databaseUrl = env.DATABASE_URL ?? null;
  const lock = databaseUrl === null ? await lockDataFolder(env.DATA_DIR) : null;
  try {
    const db = await openDatabase({
      databaseUrl,
      dataDir: env.DATA_DIR,
      seedFile: join(import.meta.dirname, 'seed.tar.gz'),
    });
    try {
      return await runImport(db, command, new Date());
    } finally {
      await db.destroy();
    }
  } finally {
    await lock?.release();
  }
}
