import { DOCUMENT_VERSION } from '@/domain/auth/constants';
import { registrationPayloadSchema } from '@/domain/auth/payloads';
import type { Db } from '../db/database';

const documents = Object.keys(registrationPayloadSchema.entries.agreements.entries);

/** Stores the acceptance of every document (D23), in its current version, unless already stored. */
export async function storeConsents(
  db: Db,
  userId: string,
  accepted: { version: string; acceptedAt?: Date } = { version: DOCUMENT_VERSION },
): Promise<void> {
  await db
    .insertInto('consent')
    .values(documents.map((document) => ({ userId, document, ...accepted })))
    .execute();
}
