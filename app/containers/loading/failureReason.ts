import type { FailureReason } from '@/domain/loaded';

/** What a rejected call of a port is taken for at this moment: the line is down, or the other side is. */
export function failureReason(): FailureReason {
  return navigator.onLine ? 'unexpected' : 'offline';
}
