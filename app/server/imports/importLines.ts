import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import { importBalance } from './balances';
import type { ImportKind, ImportLine } from './columns';
import { importCustomer } from './customers';
import { findCustomer, storedKey } from './findCustomer';
import { Refused } from './refused';
import { importServer } from './servers';

/** A line that is imported, now or by an earlier run. `changed` was imported with other values, which stay. */
interface StoredLine {
  readonly outcome: 'imported' | 'unchanged' | 'changed';
  /** Its id in the old system. */
  readonly key: string;
  /** Null except for servers. */
  readonly serverId: ServerId | null;
}

/** Result of a line. */
export type LineResult = { readonly line: number } & (
  | StoredLine
  | { readonly outcome: 'refused'; readonly reason: string }
);

export interface ImportOrder {
  readonly now: Date;
  /** The catalogue's name of a plan by the old system's. */
  readonly plans: ReadonlyMap<string, string>;
  /** Nothing is stored. */
  readonly isDry: boolean;
  /** Mails a link for setting a password to customers without one. */
  readonly invites: boolean;
}

/** Any number that nothing else locks by (db/migrate.ts). */
const lockId = 4_205_680;

const fingerprintOf = (content: string) => createHash('sha256').update(content).digest('base64url');

/** The key that makes a line the same as one of an earlier run. */
async function keyOf(tx: Db, kind: ImportKind, line: ImportLine<ImportKind>): Promise<string> {
  if (kind === 'balances') return findCustomer(tx, (line as ImportLine<'balances'>).cell('customer'));
  const { cell } = line as ImportLine<'customers'>;
  const key = cell('id') || (kind === 'customers' ? cell('email').toLowerCase() : '');
  if (key === '') throw new Refused('The id is missing.');
  return key;
}

async function importNew(
  tx: Db,
  kind: ImportKind,
  line: ImportLine<ImportKind>,
  { key, now, plans }: { readonly key: string } & Pick<ImportOrder, 'now' | 'plans'>,
): Promise<{ userId: string; serverId: ServerId | null }> {
  switch (kind) {
    case 'customers':
      return { userId: await importCustomer(tx, line as ImportLine<'customers'>, now), serverId: null };
    case 'servers': {
      const own = line as ImportLine<'servers'>;
      const userId = await findCustomer(tx, own.cell('customer'));
      return { userId, serverId: await importServer(tx, own, { userId, now, plans }) };
    }
    case 'balances':
      await importBalance(tx, line as ImportLine<'balances'>, { userId: key, now });
      return { userId: key, serverId: null };
  }
}

/** Stores a job that invites a customer to set a password, unless they have one. */
async function invite(tx: Db, userId: string, now: Date): Promise<void> {
  const account = await tx.selectFrom('account').select('id').where('userId', '=', userId).executeTakeFirst();
  if (account) return;
  await enqueue(tx, [{ kind: 'invite', key: `invite:${userId}`, payload: { userId }, runAt: now }]);
}

/** Imports a line in the caller's transaction, unless an earlier run has imported it. */
async function importLine(
  tx: Db,
  kind: ImportKind,
  line: ImportLine<ImportKind>,
  order: ImportOrder,
): Promise<StoredLine> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx);
  const key = await keyOf(tx, kind, line);
  const fingerprint = fingerprintOf(line.content);
  const before = await tx
    .selectFrom('importedLine')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', storedKey(key))
    .executeTakeFirst();
  const made = before ?? (await importNew(tx, kind, line, { ...order, key }));
  const { userId, serverId } = made;
  if (!before)
    await tx
      .insertInto('importedLine')
      .values({ kind, key: storedKey(key), fingerprint, userId, serverId, at: order.now })
      .execute();
  if (kind === 'customers' && order.invites && userId !== null) await invite(tx, userId, order.now);
  if (!before) return { outcome: 'imported', key, serverId };
  return { outcome: before.fingerprint === fingerprint ? 'unchanged' : 'changed', key, serverId };
}

const refusedLine = (line: number, error: unknown): LineResult => {
  if (!(error instanceof Refused)) throw new Error(`Line ${line} cannot be imported`, { cause: error });
  return { line, outcome: 'refused', reason: error.message };
};

/** A dry run ends by rolling everything back. */
class RolledBack extends Error {}

async function importDry(
  db: Db,
  kind: ImportKind,
  lines: readonly ImportLine<ImportKind>[],
  order: ImportOrder,
): Promise<readonly LineResult[]> {
  const results: LineResult[] = [];
  const run = db.transaction().execute(async (tx) => {
    for (const line of lines) {
      await sql`savepoint "line"`.execute(tx);
      try {
        const result = await importLine(tx, kind, line, order);
        // Checks of the commit.
        await sql`set constraints all immediate`.execute(tx);
        await sql`set constraints all deferred`.execute(tx);
        results.push({ line: line.line, ...result });
      } catch (error) {
        await sql`rollback to savepoint "line"`.execute(tx);
        results.push(refusedLine(line.line, error));
      }
    }
    throw new RolledBack();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return results;
}

/** Imports lines, each in a transaction of its own, so that a refused one stops no other. */
export async function importLines(
  db: Db,
  kind: ImportKind,
  lines: readonly ImportLine<ImportKind>[],
  order: ImportOrder,
): Promise<readonly LineResult[]> {
  if (order.isDry) return importDry(db, kind, lines, order);
  const results: LineResult[] = [];
  for (const line of lines)
    results.push(
      await db
        .transaction()
        .execute((tx) => importLine(tx, kind, line, order))
        .then(
          (result) => ({ line: line.line, ...result }),
          (error: unknown) => refusedLine(line.line, error),
        ),
    );
  return results;
}
