import type { Generated } from 'kysely';
import type { SshKeyType } from '@/domain/sshKeys/sshKey';

/** A public key of an account. */
export interface SshKeyTable {
  id: Generated<number>;
  userId: string;
  name: string;
  type: SshKeyType;
  bits: number;
  /** The key in base64, without its type and comment. */
  blob: string;
  /** As `ssh-keygen -lf` prints it; unique per account. */
  fingerprint: string;
  addedAt: Date;
}

declare module '../db/schema' {
  interface Schema {
    sshKey: SshKeyTable;
  }
}
