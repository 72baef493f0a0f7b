import { reasonOf } from '@/domain/results/failureReason';
import type { FailureReason } from '@/domain/results/loaded';
import { isMissingModule } from '@/primitives/missingModule';
import { isOnline } from '@app/device/connection';
import { PortError } from '@/domain/results/portError';

/** Converts a call's error to a PortError. Call it at once: later the connection may be back. */
export function toPortError(error: unknown): PortError {
  if (error instanceof PortError) return error;
  // A missing file of the portal itself is not the backend's fault.
  const isFault = isOnline() && !isMissingModule(error);
  return new PortError(isFault ? 'unexpected' : 'offline', { cause: error });
}

/** Returns a failure's reason for a screen: the connection or the server. */
export function failureReason(error: unknown): FailureReason {
  return reasonOf<never>(toPortError(error));
}
