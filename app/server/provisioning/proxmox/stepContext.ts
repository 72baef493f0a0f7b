import type { Command, Passwords } from '../provisioner';
import type { Promised } from './placement';

/** An operation with what its steps need. */
export interface StepContext {
  /** Idempotency key of the operation. */
  readonly key: string;
  readonly serverId: number;
  readonly command: Command;
  readonly passwords: Passwords | null;
  /** Machines that other operations are about to clone. */
  readonly promised: readonly Promised[];
  /** Stores the chosen node before anything is cloned there. */
  readonly reserve: (node: string, memoryGb: number) => Promise<void>;
}
