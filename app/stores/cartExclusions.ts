import * as v from 'valibot';
import { cartCapacity } from '@/domain/cart/capacity';
import { sessionDraft } from '@app/device/sessionStore';

const draft = sessionDraft('draft.cart.excluded', v.array(v.pipe(v.string(), v.maxLength(64))));

/** Items of the cart that this tab has deselected: whoever comes back from payment finds them so. */
export function storedExclusions(): ReadonlySet<string> {
  return new Set(draft.read());
}

/** Removes the exclusion of items that are put into the cart again. */
export function includeAgain(ids: readonly string[]): void {
  const excluded = new Set(storedExclusions());
  for (const id of ids) excluded.delete(id);
  storeExclusions(excluded);
}

/** Keeps them for this tab, the latest where there are too many. */
export function storeExclusions(excluded: ReadonlySet<string>): void {
  draft.write(excluded.size === 0 ? null : [...excluded].slice(-cartCapacity));
}
