import { parse } from 'valibot';
import { entityDetailsSchema } from '@app/contract/adminEntities';
import { brand } from '@/brand';
import type { EntityDetails } from '@/domain/admin/entity';
import { billingDocumentSchema, type DocumentPayee } from '@/domain/documents/billingDocument';
import type { Payees } from '@/domain/documents/payees';
import type { PayerType } from '@/domain/payment/payer';
import type { Db } from '../db/database';
import { settingsOf } from '../settings/storedSettings';

/** Details of the legal entity of the build. */
export function brandEntity(): EntityDetails {
  const { legalEntity, requisites, support } = brand;
  return { name: legalEntity, ...requisites, phone: support.phone, director: '', prefix: '' };
}

/** Parses the stored details of a legal entity; null is the entity of the build. */
export const entityDetails = (details: unknown): EntityDetails =>
  details === null ? brandEntity() : parse(entityDetailsSchema, details);

/** Returns the legal entities that bill customers: organizations first if they have their own. */
async function billingEntities(db: Db) {
  return db
    .selectFrom('legalEntity')
    .select(['audience', 'details'])
    .where('audience', '<>', 'nobody')
    .orderBy('audience', 'desc')
    .execute();
}

/** Returns the details of the legal entity that bills a payer now; documents copy them when issued. */
export async function payeeFor(db: Db, payer: { readonly type: PayerType }): Promise<DocumentPayee> {
  const entities = await billingEntities(db);
  const isOrganization = payer.type !== 'individual';
  const found =
    entities.find(({ audience }) => isOrganization && audience === 'organizations') ??
    entities.find(({ audience }) => audience === 'everyone');
  const { prefix: _, ...details } = entityDetails(found?.details ?? null);
  return { ...details, email: (await settingsOf(db)).supportEmail };
}

/** Returns the details by payer type, for the portal's screens: documents alone name the signatory. */
export async function payeesNow(db: Db): Promise<Payees> {
  const { director: _, ...individuals } = await payeeFor(db, { type: 'individual' });
  const { director: __, ...organizations } = await payeeFor(db, { type: 'organization' });
  return { individuals, organizations };
}

/** Returns the legal entities of payments' receipts where another one bills organizations now. */
export async function formerPayees(
  db: Db,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, DocumentPayee>> {
  if (paymentIds.length === 0) return new Map();
  const { inn } = await payeeFor(db, { type: 'organization' });
  const rows = await db
    .selectFrom('paper')
    .select(['paymentId', 'content'])
    .where('kind', '=', 'receipt')
    .where('paymentId', 'in', [...paymentIds])
    .where('entity', '<>', inn)
    .execute();
  return new Map(
    rows.flatMap(({ paymentId, content }) =>
      paymentId === null ? [] : [[paymentId, parse(billingDocumentSchema, content).payee] as const],
    ),
  );
}

/** Returns the prefix of a legal entity's document numbers, first of one that bills customers now. */
export async function prefixOf(db: Db, inn: string): Promise<string> {
  const rows = await db
    .selectFrom('legalEntity')
    .select('details')
    .orderBy((eb) => eb('audience', '=', 'nobody'))
    .orderBy('id')
    .execute();
  return rows.map(({ details }) => entityDetails(details)).find((each) => each.inn === inn)?.prefix ?? '';
}
