import type { ListQuery } from '@/domain/list/listRules';
import type { IsoDate } from '@/domain/time/dates';
import { csvRows } from '@/domain/values/csv';
import type { AuditEntry } from './audit';
import type { LedgerFormat } from './ledger';
import type { AuditConditions, AuditKey } from './lists';

/** Columns of the export, in order. Their names are the same in every language because programs read them. */
const auditFileColumns = [
  'id',
  'at',
  'kind',
  'admin',
  'subject',
  'customer',
  'field',
  'before',
  'after',
] as const;

/** Records to export, newest first: those of a list's search and filter. */
export type AuditSelection = Pick<ListQuery<AuditKey, AuditConditions>, 'search' | 'filter'>;

const decimalOf = { comma: '.', semicolon: ',' } as const satisfies Record<LedgerFormat, '.' | ','>;

/** Returns the CSV dialect of a language's decimal sign. */
export const formatOf = (decimal: '.' | ','): LedgerFormat => (decimal === ',' ? 'semicolon' : 'comma');

/** Returns the header row of the file. */
export const auditHead = (format: LedgerFormat): string => csvRows([auditFileColumns], decimalOf[format]);

/** Formats records: a row per changed field, or one row for a record without changes. */
export function auditRows(entries: readonly AuditEntry[], format: LedgerFormat): string {
  const rows = entries.flatMap(({ id, at, kind, admin, subject, customer, changes }) => {
    const record = [String(id), at, kind, admin, subject, customer];
    return changes.length === 0
      ? [[...record, '', '', '']]
      : changes.map(({ field, before, after }) => [...record, field, before ?? '', after ?? '']);
  });
  return csvRows(rows, decimalOf[format]);
}

export const auditFileName = (today: IsoDate): string => `audit-${today}.csv`;
