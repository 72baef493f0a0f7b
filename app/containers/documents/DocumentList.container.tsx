import { documentRules } from '@/domain/documents/document';
import { DocumentListScreen } from '@/screens/documents/DocumentListScreen/DocumentListScreen';
import { toDocumentListView } from '@/screens/documents/DocumentListScreen/documentListView';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';

/** Completion certificates and refund documents. */
export default function DocumentListContainer() {
  const { billing } = usePorts();
  const { list, actions } = useList(documentRules, {
    key: 'payments/documents',
    event: 'documents-load-failed',
    readPart: billing.documents,
    watch: useChanges('payments'),
  });
  return <DocumentListScreen {...actions} view={toDocumentListView({ list })} />;
}
