import { useCallback } from 'react';
import {
  methodDraftOf,
  methodProblems,
  methodRules,
  usableMethod,
  type AdminMethod,
  type MethodDraft,
} from '@/domain/admin/method';
import { readWholeList } from '@/domain/list/pagedList';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminMethodsScreen } from '@/screens/admin/AdminMethodsScreen/AdminMethodsScreen';
import type { MethodOverlay } from '@/screens/admin/AdminMethodsScreen/adminMethodsView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';

/** The payment methods (D19). */
export default function AdminMethodsContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { list, change, actions } = useList(methodRules, {
    key: 'admin/methods',
    event: 'admin-methods-failed',
    readPart: readWholeList(methodRules, admin.methods),
  });
  const dialog = useAdminOverlay<AdminMethod, MethodDraft, never>();
  const { overlay, openForm } = dialog;

  const edit = useCallback((method: AdminMethod) => openForm(method, methodDraftOf(method)), [openForm]);

  const submit = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { id, version } = overlay.row;
    const terms = usableMethod(overlay.draft);
    if (terms === null) dialog.refuse();
    else
      dialog.send(
        () => admin.saveMethod(id, terms, version),
        (method) => {
          change((methods) => methods.map((each) => (each.id === method.id ? method : each)));
          const message = t(`paymentMethod.${method.id}`);
          return { type: 'success', title: t('adminMethods.notice.saved'), message };
        },
      );
  };

  return (
    <AdminMethodsScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, overlay: withProblems(overlay, methodProblems, {}) as MethodOverlay }}
      onMethodEdit={edit}
      onFormSubmit={submit}
    />
  );
}
