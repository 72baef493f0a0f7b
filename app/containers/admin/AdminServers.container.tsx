import { useCallback } from 'react';
import { serverRules } from '@/domain/admin/lists';
import type { AdminServer } from '@/domain/admin/server';
import { serverDraftOf, serverProblems, usableServer, type ServerDraft } from '@/domain/admin/serverForm';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminServersScreen } from '@/screens/admin/AdminServersScreen/AdminServersScreen';
import { toAdminServersView, type ServerQuestion } from '@/screens/admin/AdminServersScreen/adminServersView';
import { failureText } from '@/screens/admin/list/failureText';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useAdminAccount } from '@app/reads/adminReads';
import { replaceById } from '@/domain/admin/replaceById';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';

/** Every customer's servers (§2 '/admin/servers'). */
export default function AdminServersContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { state: account } = useAdminAccount();
  const { list, change, actions } = useList(serverRules, {
    key: 'admin/servers',
    event: 'admin-servers-failed',
    readPart: admin.servers,
  });
  const dialog = useAdminOverlay<AdminServer, ServerDraft, ServerQuestion>();
  const { overlay, openForm } = dialog;

  // A stable function, so that rows do not re-render.
  const openSettings = useCallback(
    (server: AdminServer) => openForm(server, serverDraftOf(server)),
    [openForm],
  );

  const follow = (title: string) => (server: AdminServer) => {
    change(replaceById(server));
    return { type: 'success', title, message: server.name } as const;
  };

  const start = (server: AdminServer) =>
    dialog.send(
      () => admin.power(server.id, 'start'),
      follow(t('adminServers.notice.start')),
      // Without an open dialog, a notice shows the result.
      (submission) => ({
        type: 'error',
        title: t('adminServers.notice.startFailed', { name: server.name }),
        message: failureText(submission, t) ?? t('common.error.unexpected'),
      }),
    );

  const submit = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { row, draft } = overlay;
    const settings = usableServer(draft, row);
    if (settings)
      dialog.send(() => admin.saveServer(row.id, settings), follow(t('adminServers.notice.saved')));
    else dialog.refuse();
  };

  const confirm = () => {
    if (overlay.kind !== 'question') return;
    const { action, row } = overlay;
    dialog.send(() => admin.power(row.id, action), follow(t(`adminServers.notice.${action}`)));
  };

  return (
    <AdminServersScreen
      {...actions}
      {...dialog.actions}
      view={toAdminServersView(
        list,
        withProblems(overlay, (draft, server) => (server === null ? {} : serverProblems(draft, server)), {}),
        account.status === 'ready' ? account.value : null,
      )}
      onServerStart={start}
      onSettingsOpen={openSettings}
      onFormSubmit={submit}
      onQuestionConfirm={confirm}
    />
  );
}
