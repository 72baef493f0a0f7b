import { documentRules } from '@/domain/papers/document';
import { DocumentListScreen } from '@/screens/documents/DocumentListScreen/DocumentListScreen';
import { toDocumentListView } from '@/screens/documents/DocumentListScreen/documentListView';
import { useList } from '@app/lists/useList';
import { useDocuments } from '@app/reads/pageReads';

/** Acts of months and papers of refunds. */
export default function DocumentListContainer() {
  const { list, actions } = useList(documentRules, useDocuments());
  return <DocumentListScreen {...actions} view={toDocumentListView({ list })} />;
}
