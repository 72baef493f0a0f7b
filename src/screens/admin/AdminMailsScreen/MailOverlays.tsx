import type { Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { Skeleton } from '@/primitives/Skeleton';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import type { AdminMailsScreenProps, MailOverlay } from './adminMailsView';
import { mailColumns } from './mailColumns';

interface MailOverlaysProps extends AdminMailsScreenProps {
  overlay: Exclude<MailOverlay, { kind: 'none' }>;
}

/** The dialog that is open above the mail log, in a chunk of its own. */
export default function MailOverlays({
  view,
  overlay,
  onQuestionConfirm,
  onOverlayClose,
}: MailOverlaysProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { row } = overlay;
  const { id, subject, email, reason } = row;
  if (overlay.kind === 'details')
    return (
      <AdminDetailsDialog
        title={t('adminMails.number', { id })}
        facts={[
          ...mailColumns(i18n).map(({ header, cell }) => ({ label: header, value: cell(row) })),
          ...(reason === null
            ? []
            : [{ label: t('adminMails.reason'), value: <bdi lang="en">{reason}</bdi> }]),
        ]}
        onClose={onOverlayClose}
      >
        <MailText text={view.text} />
      </AdminDetailsDialog>
    );
  return (
    <AdminQuestionDialog
      title={t('adminMails.resend.title', { id })}
      consequence={t('adminMails.resend.consequence', { subject, email })}
      confirmLabel={t('adminMails.resend')}
      intent="primary"
      submission={overlay.submission}
      onConfirm={onQuestionConfirm}
      onClose={onOverlayClose}
    />
  );
}

function MailText({ text }: { text: Loaded<string> }) {
  const { t } = useI18n();
  if (text.status === 'loading') return <Skeleton className="h-32" />;
  if (text.status === 'error') return <p className="text-text-muted">{t(`common.error.${text.reason}`)}</p>;
  return (
    <section aria-label={t('adminMails.text')} className="flex flex-col gap-2">
      <p className="rounded-control border border-border p-3 [overflow-wrap:anywhere] whitespace-pre-line">
        {text.value.trim()}
      </p>
      <p className="text-sm text-text-muted">{t('adminMails.textNote')}</p>
    </section>
  );
}
