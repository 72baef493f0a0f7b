import type { LegalDocument, LegalDocumentId } from './legalDocument';
import { privacy } from './documents/privacy';
import { refund } from './documents/refund';
import { rules } from './documents/rules';
import { terms } from './documents/terms';

/** The four documents. */
export const legalDocuments: Readonly<Record<LegalDocumentId, LegalDocument>> = {
  terms,
  rules,
  refund,
  privacy,
};
