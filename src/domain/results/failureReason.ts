import type { FailureReason } from './loaded';
import { PortError } from './portError';

/** Why a call failed, as a screen says it: its own refusal, or that the line is down, or that the other side is. */
export function reasonOf<Refusal>(failure: PortError | Refusal): Refusal | FailureReason {
  if (!(failure instanceof PortError)) return failure;
  return failure.kind === 'offline' || failure.kind === 'timeout' ? 'offline' : 'unexpected';
}
