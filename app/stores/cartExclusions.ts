import * as v from 'valibot';
import { cartCapacity } from '@/domain/cart/capacity';
import { sessionDraft } from '@app/device/sessionStore';

const draft = sessionDraft('draft.cart.excluded', v.array(v.pipe(v.string(), v.maxLength(64))));

/** Returns the cart items that are deselected in this tab, so that they are still deselected after a payment. */
export function storedExclusions(): ReadonlySet<string> {
  return new Set(draft.read());
}

/** Selects items again that are put into the cart again. */
export function includeAgain(ids: readonly string[]): void {
  const excluded = new Set(storedExclusions());
  for (const id of ids) excluded.delete(id);
  storeExclusions(excluded);
}

/** Stores the exclusions for this tab, at most the latest. */
export function storeExclusions(excluded: ReadonlySet<string>): void {
  draft.write(excluded.size === 0 ? null : [...excluded].slice(-cartCapacity));
}
