import type { FailureReason } from '@/domain/results/loaded';
import type { CartEntry } from './entry';

/** The cart as a page sees it. `isUnsaved`: storage refused it, so it exists in this page only. */
export type CartState =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'ready'; entries: readonly CartEntry[]; isDamaged: boolean; isUnsaved: boolean };
