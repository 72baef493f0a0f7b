import { mailRules, type SentMail } from '@/domain/admin/mail';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminMailsScreen } from '@/screens/admin/AdminMailsScreen/AdminMailsScreen';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useMailText } from '@app/reads/adminReads';

/** Every mail that the portal has sent (`/admin/mails`). */
export default function AdminMailsContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { list, actions } = useList(mailRules, {
    key: 'admin/mails',
    event: 'admin-mails-failed',
    readPart: admin.mails,
  });
  const dialog = useAdminOverlay<SentMail, never, 'resend'>();
  const { overlay } = dialog;
  const text = useMailText(overlay.kind === 'details' ? overlay.row.id : null);
  const resend = ({ id, email }: SentMail) =>
    dialog.send(
      () => admin.resendMail(id),
      () => ({ type: 'success', title: t('adminMails.notice.resent'), message: email }),
    );
  return (
    <AdminMailsScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, text, overlay: overlay.kind === 'form' ? { kind: 'none' } : overlay }}
      onQuestionConfirm={() => overlay.kind === 'question' && resend(overlay.row)}
    />
  );
}
