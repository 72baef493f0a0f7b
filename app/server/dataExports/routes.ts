import { toIsoDateTime } from '@/domain/time/dates';
import type { dataExportContract } from '@app/contract/dataExport';
import { documentOf } from '../billingDocuments/documents';
import { lockCustomer } from '../customers/lock';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { zipStream, type ZipEntry } from '../http/zipStream';
import { enqueue } from '../jobs/enqueue';
import { documentFileName } from '../pdf/texts';
import type { CallInput, Handlers } from '../routing/contractRoutes';
import { portalNameOf } from '../settings/storedSettings';

/** Returns the account's copy; null if it has none that can be used. */
async function currentOf(db: Db, userId: string, now: Date) {
  const row = await db
    .selectFrom('dataExport')
    .select(['id', 'state', 'requestedAt', 'readyAt', 'expiresAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return !row || (row.expiresAt !== null && row.expiresAt <= now) ? null : row;
}

const wire = ({ id, state, requestedAt, expiresAt }: NonNullable<Awaited<ReturnType<typeof currentOf>>>) => ({
  id: String(id),
  state,
  requestedAt: toIsoDateTime(requestedAt),
  expiresAt: expiresAt && toIsoDateTime(expiresAt),
});

type Reading = Pick<CallInput<(typeof dataExportContract)['download']>, 'db' | 'caller' | 'contents' | 'now'>;

/** Reads the entries of a copy one by one: its JSON files, then documents as PDF, then attachments. */
async function* entriesOf(
  { db, caller, contents, now }: Reading,
  exportId: number,
): AsyncGenerator<ZipEntry> {
  const names = await db
    .selectFrom('dataExportFile')
    .select('name')
    .where('exportId', '=', exportId)
    .orderBy('name')
    .execute();
  for (const { name } of names) {
    const { text } = await db
      .selectFrom('dataExportFile')
      .select('text')
      .where('exportId', '=', exportId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    yield { name, at: now, content: text };
  }
  const papers = await db
    .selectFrom('paper')
    .select(['id', 'issuedAt'])
    .where('userId', '=', caller.id)
    .orderBy('id')
    .execute();
  // Loaded on first use: fonts and layout would slow every start.
  const { renderDocument } = await import('../pdf/renderDocument');
  const { language } = await noticesOf(db, caller.id);
  const brandName = await portalNameOf(db, language);
  for (const { id, issuedAt } of papers) {
    const document = await documentOf(db, caller.id, id);
    if (!document) continue;
    const bytes = await renderDocument(document, language, brandName);
    yield {
      name: `documents/${id}-${documentFileName(document, language)}`,
      at: issuedAt,
      content: (async function* () {
        yield bytes;
      })(),
    };
  }
  const files = await db
    .selectFrom('attachment')
    .select(['id', 'ticketId', 'name', 'contentId'])
    .where('userId', '=', caller.id)
    .orderBy('id')
    .execute();
  for (const { id, ticketId, name, contentId } of files)
    yield { name: `attachments/${ticketId}/${id}-${name}`, at: now, content: await contents.read(contentId) };
}

/** Handlers of the copy of an account's data. */
export const dataExportRoutes: Handlers<typeof dataExportContract> = {
  async state({ db, caller, now }) {
    const row = await currentOf(db, caller.id, now);
    return { copy: row && wire(row) };
  },
  async request({ db, caller, now, changed }) {
    await lockCustomer(db, caller.id);
    const current = await currentOf(db, caller.id, now);
    // One at a time: asking twice makes one copy.
    if (current?.state === 'preparing') return wire(current);
    await db.deleteFrom('dataExport').where('userId', '=', caller.id).execute();
    const row = await db
      .insertInto('dataExport')
      .values({ userId: caller.id, requestedAt: now, state: 'preparing' })
      .returning(['id', 'state', 'requestedAt', 'readyAt', 'expiresAt'])
      .executeTakeFirstOrThrow();
    const payload = { exportId: row.id };
    await enqueue(db, [{ kind: 'dataExport', key: `dataExport:${row.id}`, payload, runAt: now }]);
    changed(caller.id, 'account');
    return wire(row);
  },
  async download({ db, caller, params, contents, now }) {
    // An administrator who views the account reads it in the portal, and takes nothing away.
    if (caller.viewedBy !== null) throw refusal('viewOnly');
    const current = await currentOf(db, caller.id, now);
    if (current?.state !== 'ready' || current.id !== params.id) throw refusal('notFound');
    return {
      name: `account-${toIsoDateTime(current.readyAt ?? now).slice(0, 10)}.zip`,
      size: null,
      type: 'application/zip',
      content: zipStream(entriesOf({ db, caller, contents, now }, current.id)),
    };
  },
};
