import type { MessageKey, PlainMessageKey } from '@/i18n/translator';

/** The documents of §2, as registration asks for them. */
export const legalDocumentIds = ['terms', 'rules', 'refund', 'privacy'] as const;
export type LegalDocumentId = (typeof legalDocumentIds)[number];

/** A message of one of the documents. */
export type LegalMessage = Extract<MessageKey, `legal${'Terms' | 'Rules' | 'Refund' | 'Privacy'}.${string}`>;

/** A numbered paragraph, and a list that it introduces. */
export interface LegalClause {
  text: LegalMessage;
  items?: readonly LegalMessage[];
}

export interface LegalSection {
  /** Its anchor; clauses add their number to it. Links from elsewhere rely on it. */
  id: string;
  title: PlainMessageKey;
  clauses: readonly LegalClause[];
}

/** Structure of a document. It is the same in every language, because the words are messages. */
export interface LegalDocument {
  title: PlainMessageKey;
  /** One sentence of what it is about. */
  lead: PlainMessageKey;
  sections: readonly LegalSection[];
}
