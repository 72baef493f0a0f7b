import { reasonOf } from '@/domain/results/failureReason';
import type { FailureReason } from '@/domain/results/loaded';
import { isMissingModule } from '@/primitives/missingModule';
import { isOnline } from '@app/device/connection';
import { PortError } from '@/domain/results/portError';

/** Converts an error thrown by a call to a PortError. Call it at the failure: a moment later the line may be back. */
export function toPortError(error: unknown): PortError {
  if (error instanceof PortError) return error;
  // A file of the portal itself that is gone is no fault of the call's other side.
  const isFault = isOnline() && !isMissingModule(error);
  return new PortError(isFault ? 'unexpected' : 'offline', { cause: error });
}

/** Returns the reason of a failure for a screen: the line or the other side is down. */
export function failureReason(error: unknown): FailureReason {
  return reasonOf<never>(toPortError(error));
}
