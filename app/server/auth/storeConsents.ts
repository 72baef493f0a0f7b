import { DOCUMENT_VERSION } from '@/domain/auth/constants';
import { registrationPayloadSchema } from '@/domain/auth/payloads';
import type { Db } from '../db/database';

const documents = Object.keys(registrationPayloadSchema.entries.agreements.entries);

/** Stores that somebody accepted every document in its present version, now (D23). */
export async function storeConsents(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('consent')
    .values(documents.map((document) => ({ userId, document, version: DOCUMENT_VERSION })))
    .execute();
}
