import { auditFileName, auditHead, auditRows } from '@/domain/admin/auditFile';
import type { LedgerFormat } from '@/domain/admin/ledger';
import type { AuditConditions, AuditKey } from '@/domain/admin/lists';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import { byteOrderMark } from '@/domain/values/csv';
import type { Db } from '../db/database';
import type { Download } from '../http/sendDownload';
import type { ListRequest } from '../paging/listPage';
import type { Caller } from '../routing/caller';
import { timeZoneOf } from '../settings/storedSettings';
import { audit } from '../audit/audit';
import { auditSource } from '../audit/auditTrail';

/** Records per query, which bounds the memory of an export of any length. */
const recordsAtOnce = 500;

const newestFirst = { key: 'at', direction: 'descending' } as const;

type Selection = Pick<ListRequest<AuditKey, AuditConditions>, 'search' | 'kind' | 'admin' | 'day'>;

async function* contentOf(
  db: Db,
  selection: Selection & { readonly timeZone: TimeZone },
  format: LedgerFormat,
): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(byteOrderMark + auditHead(format));
  const source = auditSource(db, selection, (entry) => entry);
  let rows = await source.rows({ sort: newestFirst, after: null, limit: recordsAtOnce });
  while (rows.length > 0) {
    yield bytes.encode(
      auditRows(
        rows.map(({ item }) => item),
        format,
      ),
    );
    rows = await source.rows({ sort: newestFirst, after: rows.at(-1) ?? null, limit: recordsAtOnce });
  }
}

/** Streams the records of a filter as CSV, newest first. The export is audited before the first byte. */
export async function exportAudit(
  db: Db,
  {
    caller,
    now,
    selection,
    format,
  }: {
    readonly caller: Caller;
    readonly now: Date;
    readonly selection: Selection;
    readonly format: LedgerFormat;
  },
): Promise<Download> {
  const timeZone = await timeZoneOf(db);
  const after = { ...selection, format };
  await audit(db, { caller, now, kind: 'auditExported', subject: '', before: null, after });
  return {
    name: auditFileName(dayIn(timeZone, now)),
    size: null,
    type: 'text/csv; charset=utf-8',
    content: contentOf(db, { ...selection, timeZone }, format),
  };
}
