import type { ColumnType, GeneratedAlways } from 'kysely';
import type { ExportState } from '@/domain/account/dataExport';

/** A copy of an account's data; the account has at most one. */
export interface DataExportTable {
  id: GeneratedAlways<number>;
  userId: string;
  requestedAt: Date;
  state: ColumnType<ExportState, ExportState, ExportState>;
  /** Null until it is ready. */
  readyAt: ColumnType<Date | null, undefined, Date>;
  /** Deleted after this moment; null until it is ready. */
  expiresAt: ColumnType<Date | null, undefined, Date>;
}

/** A JSON file of a copy. */
export interface DataExportFileTable {
  exportId: number;
  name: string;
  text: string;
}

declare module '../db/schema' {
  interface Schema {
    dataExport: DataExportTable;
    dataExportFile: DataExportFileTable;
  }
}
