import type { FailureReason } from '@/domain/results/loaded';
import type { CartEntry } from './entry';

/** The cart as a page sees it. `isUnsaved`: it holds in this page only, the storage refused it. */
export type CartState =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'ready'; entries: readonly CartEntry[]; isDamaged: boolean; isUnsaved: boolean };
