import type { FailureReason } from './loaded';
import { PortError } from './portError';

/** Returns why a call failed: its own refusal, the connection, or the server. */
export function reasonOf<Refusal>(failure: PortError | Refusal): Refusal | FailureReason {
  if (!(failure instanceof PortError)) return failure;
  return failure.kind === 'offline' || failure.kind === 'timeout' ? 'offline' : 'unexpected';
}
