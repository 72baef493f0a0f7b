import type { ServerRow } from '@/domain/servers/serverRow';
import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import type { PowerRequest } from './serverState';

export interface PowerDialogProps {
  server: Pick<ServerRow, 'id' | 'domain'>;
  question: Extract<PowerRequest, { kind: 'question' }>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms stopping or restarting a server (D8). After a failure it stays open for a retry. */
export default function PowerDialog({
  server: { id, domain },
  question: { action, submission },
  onConfirm,
  onClose,
}: PowerDialogProps) {
  const { t } = useI18n();
  const isPending = submission === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`server.ask.${action}.title`)}
      description={t(`server.ask.${action}.question`, { id, domain })}
      confirmLabel={t(isPending ? 'server.ask.pending' : `server.power.${action}`)}
      confirmIntent={action === 'restart' ? 'primary' : 'danger'}
      pending={isPending}
      confirmDisabled={submission === 'changed'}
      failure={submission === 'failed' && t('server.ask.failed')}
      onConfirm={onConfirm}
    >
      <p>{t(`server.ask.${action}.effect`)}</p>
      {submission === 'changed' && <Callout tone="warning">{t('server.ask.changed')}</Callout>}
    </AlertDialog>
  );
}
