import type { ServerId } from '@/domain/servers/server';
import type { ImportKind } from './columns';

/** A line of an imported file. */
export interface ImportedLineTable {
  kind: ImportKind;
  /** Id of the customer or server in the old system; of a balance, our customer's. A hash of an e-mail. */
  key: string;
  /** Hash of its cells. */
  fingerprint: string;
  /** Null after the account is deleted. */
  userId: string | null;
  /** Null except for servers. */
  serverId: ServerId | null;
  at: Date;
}

declare module '../db/schema' {
  interface Schema {
    importedLine: ImportedLineTable;
  }
}
