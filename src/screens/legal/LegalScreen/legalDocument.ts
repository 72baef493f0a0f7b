import type { MessageKey, PlainMessageKey } from '@/i18n/translator';

/** Documents of §2, in registration order. */
export const legalDocumentIds = ['terms', 'rules', 'refund', 'privacy'] as const;
export type LegalDocumentId = (typeof legalDocumentIds)[number];

/** A message of one of the documents. */
export type LegalMessage = Extract<MessageKey, `legal${'Terms' | 'Rules' | 'Refund' | 'Privacy'}.${string}`>;

/** A numbered paragraph with an optional list. */
export interface LegalClause {
  text: LegalMessage;
  items?: readonly LegalMessage[];
}

export interface LegalSection {
  /** Anchor, extended by the number for clauses. External links rely on it. */
  id: string;
  title: PlainMessageKey;
  clauses: readonly LegalClause[];
}

/** Structure of a document, equal in every language; texts are messages. */
export interface LegalDocument {
  title: PlainMessageKey;
  /** Subject in one sentence. */
  lead: PlainMessageKey;
  sections: readonly LegalSection[];
}
