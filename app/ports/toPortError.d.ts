import type { FailureReason } from '@/domain/loaded';
import { PortError } from '@/domain/portError';
/** What was thrown by a call, as a PortError. Read when it failed: a moment later the line may be back. */
export declare function toPortError(error: unknown): PortError;
/** What a screen says of a failure: the line is down, or the other side is. */
export declare function failureReason(error: unknown): FailureReason;
