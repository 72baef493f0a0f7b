import { differenceRules, partsOfStatement } from '@/domain/admin/statement';
import { parseStatement } from '@/domain/admin/statementFile';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminStatementsScreen } from '@/screens/admin/AdminStatementsScreen/AdminStatementsScreen';
import { importProblems, type ImportDraft } from '@/screens/admin/AdminStatementsScreen/adminStatementsView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';

/** Statements of gateways (`/admin/payments/statements`). */
export default function AdminStatementsContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { list, actions } = useList(differenceRules, {
    key: 'admin/statements',
    event: 'admin-statements-failed',
    readPart: admin.statementDifferences,
  });
  const dialog = useAdminOverlay<never, ImportDraft, never>();
  const { overlay } = dialog;

  const addFile = async ([file]: readonly File[]) => {
    if (!file) return;
    const { name, size } = file;
    dialog.actions.onDraftChange({ file: { name, size, content: parseStatement(await file.text()) } });
  };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { gateway, file } = overlay.draft;
    if (gateway === '' || file === null || 'problem' in file.content) return dialog.refuse();
    const parts = partsOfStatement(gateway, file.content.lines, file.content.days);
    dialog.send(
      () => admin.importStatement(parts),
      ({ added, known }) => {
        actions.onRefresh();
        return {
          type: 'success',
          title: t('adminStatements.notice.imported'),
          message: t('adminStatements.notice.text', { added, known }),
        };
      },
    );
  };

  return (
    <AdminStatementsScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, overlay: withProblems(overlay, importProblems, {}) }}
      onImportOpen={() => dialog.openForm(null, { gateway: '', file: null })}
      onFilesAdd={(files) => void addFile(files)}
      onFormSubmit={submit}
    />
  );
}
