import type { ListActions, ListParts, ListView } from '@/domain/list/listView';
import type { DocumentConditions, DocumentSortKey, PortalDocument } from '@/domain/documents/document';
import { paths } from '@/paths';

export type DocumentListView = ListView<PortalDocument, DocumentSortKey, DocumentConditions> & {
  /** Page for adding an organization as a payer. */
  payersHref: string;
};

export interface DocumentListScreenProps extends ListActions<DocumentSortKey, DocumentConditions> {
  view: DocumentListView;
}

/** Makes the screen's view. */
export function toDocumentListView({
  list,
}: Pick<ListParts<PortalDocument, number, DocumentSortKey, DocumentConditions>, 'list'>): DocumentListView {
  return { ...list, payersHref: paths.dashboard.payers };
}
