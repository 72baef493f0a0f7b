import type { ColumnType, Generated } from 'kysely';
import type { TokenScope } from '@/domain/tokens/apiToken';

/** A token that acts for an account over `Authorization: Bearer`. */
export interface ApiTokenTable {
  id: Generated<number>;
  userId: string;
  name: string;
  scopes: ColumnType<readonly TokenScope[], string, never>;
  /** SHA-256 of the secret, which has 256 random bits. */
  hash: string;
  /** Last characters of the secret. */
  hint: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  /** Membership of the colleague who made it; null for the owner. The token ends with it. */
  membershipId: number | null;
}

declare module '../db/schema' {
  interface Schema {
    apiToken: ApiTokenTable;
  }
}
