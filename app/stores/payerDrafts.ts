import { payerDraftSchema, type PayerDraft } from '@/domain/payment/payer';
import { readSession, writeSession } from '@app/device/sessionStore';

/* What is typed of a payer and not saved lasts as long as the tab; each payer's page has its own. */

const keyOf = (id: string | null) => `draft.payer.${id ?? 'new'}` as const;

/** What was left unsaved of a payer; `id` null is one that is being added. */
export function storedPayer(id: string | null): PayerDraft | null {
  return readSession(keyOf(id), payerDraftSchema);
}

/** Stores what is typed of a payer for this tab; a null draft forgets it. */
export function storePayer(id: string | null, draft: PayerDraft | null): void {
  writeSession(keyOf(id), draft);
}
