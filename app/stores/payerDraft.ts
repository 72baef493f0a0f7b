import { payerDraftSchema, type PayerDraft } from '@/domain/payment/payer';
import { readSession, writeSession } from '@app/device/sessionStore';

/** One for each payer; `id` null is one that is being added. */
const keyOf = (id: string | null) => `draft.payer.${id ?? 'new'}` as const;

/** What was typed of a payer and not saved, if anything. */
export function storedPayer(id: string | null): PayerDraft | null {
  return readSession(keyOf(id), payerDraftSchema);
}

/** Stores what is typed of a payer for as long as the tab; null forgets it. */
export function storePayer(id: string | null, draft: PayerDraft | null): void {
  writeSession(keyOf(id), draft);
}
