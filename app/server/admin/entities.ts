import { sql } from 'kysely';
import {
  audiencesFor,
  entityDraftOf,
  entityProblems,
  usableEntity,
  type AdminEntity,
  type EntityChange,
} from '@/domain/admin/entity';
import { documentKinds, type DocumentKind } from '@/domain/documents/billingDocument';
import type { IsoDate } from '@/domain/time/dates';
import { entityDetails } from '../billingDocuments/payee';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

/** Returns every legal entity with its next numbers of today's year, oldest first. */
export async function adminEntities(db: Db, today: IsoDate): Promise<readonly AdminEntity[]> {
  const rows = await db.selectFrom('legalEntity').selectAll().orderBy('id').execute();
  const numbers = await db
    .selectFrom('paperNumber')
    .select(['entity', 'kind', 'last'])
    .where('year', '=', yearOf(today))
    .execute();
  return rows.map(({ id, audience, details, version }) => {
    const known = entityDetails(details);
    const nextOf = (kind: DocumentKind) =>
      1 + (numbers.find((each) => each.entity === known.inn && each.kind === kind)?.last ?? 0);
    return {
      ...known,
      id,
      audience,
      next: {
        bill: nextOf('bill'),
        receipt: nextOf('receipt'),
        act: nextOf('act'),
        refund: nextOf('refund'),
      },
      version: String(version),
    };
  });
}

async function findEntity(db: Db, id: number, today: IsoDate): Promise<AdminEntity> {
  const found = (await adminEntities(db, today)).find((each) => each.id === id);
  if (!found) throw refusal('notFound');
  return found;
}

/** Normalizes and validates a legal entity by the rules of its form. */
function validEntity({ numbersFrom, ...change }: EntityChange): EntityChange {
  const draft = { ...entityDraftOf(change), numbersFrom: numbersFrom === null ? '' : String(numbersFrom) };
  const valid = usableEntity(draft);
  if (valid === null) throw refusal('invalidRequest', { fields: Object.keys(entityProblems(draft)) });
  return valid;
}

/** Raises this year's numbers; a number that is used or given already stays behind. */
async function raiseNumbers(tx: Db, entity: string, year: number, from: number): Promise<void> {
  if (from === 1) return;
  await tx
    .insertInto('paperNumber')
    .values(documentKinds.map((kind) => ({ entity, kind, year, last: from - 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['entity', 'kind', 'year'])
        .doUpdateSet({ last: sql<number>`greatest("paperNumber"."last", excluded."last")` }),
    )
    .execute();
}

/** Locks all legal entities, because only one of them may bill the same customers. */
const lockEntities = (tx: Db) =>
  tx.selectFrom('legalEntity').select('id').orderBy('id').forUpdate().execute();

/** Takes the customers from the entity that bills them. */
async function replaceAudience(tx: Db, { audience }: EntityChange): Promise<void> {
  if (audience === 'nobody') return;
  await tx
    .updateTable('legalEntity')
    .set(({ eb }) => ({ audience: 'nobody', version: eb('version', '+', 1) }))
    .where('audience', '=', audience)
    .execute();
}

const detailsOf = ({ audience: _, numbersFrom: __, ...details }: EntityChange) => JSON.stringify(details);

/**
 * Adds a legal entity.
 *
 * @throws Problem 422 `invalidRequest` with the invalid fields
 */
export async function addEntity(tx: Db, body: EntityChange, today: IsoDate): Promise<AdminEntity> {
  const change = validEntity(body);
  await lockEntities(tx);
  await replaceAudience(tx, change);
  const { id } = await tx
    .insertInto('legalEntity')
    .values({ audience: change.audience, details: detailsOf(change) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await raiseNumbers(tx, change.inn, yearOf(today), change.numbersFrom ?? 1);
  return findEntity(tx, id, today);
}

/**
 * Changes a legal entity; issued documents keep theirs.
 *
 * @throws Problem 404 `notFound`, 409 `stale`, 422 `invalidRequest` with the invalid fields
 */
export async function saveEntity(
  tx: Db,
  id: number,
  body: EntityChange,
  { version, today }: { readonly version: string; readonly today: IsoDate },
): Promise<{ before: AdminEntity; after: AdminEntity }> {
  const change = validEntity(body);
  await lockEntities(tx);
  const before = await findEntity(tx, id, today);
  if (before.version !== version) throw refusal('stale');
  if (!audiencesFor(before.audience).includes(change.audience))
    throw refusal('invalidRequest', { fields: ['audience'] });
  if (before.audience !== change.audience) await replaceAudience(tx, change);
  await tx
    .updateTable('legalEntity')
    .set(({ eb }) => ({
      audience: change.audience,
      details: detailsOf(change),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await raiseNumbers(tx, change.inn, yearOf(today), change.numbersFrom ?? 1);
  return { before, after: await findEntity(tx, id, today) };
}
