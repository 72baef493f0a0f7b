import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import type { FirewallQuestion, FirewallView, ServerFirewallProps } from './firewallView';

type FirewallDialogProps = Pick<ServerFirewallProps, 'onConfirm' | 'onClose'> & {
  view: Extract<FirewallView, { status: 'ready' }>;
  question: FirewallQuestion;
};

/** Confirms applying a set, with a warning if it locks its owner out. After a failure it stays open with the reason. */
export default function FirewallDialog({
  view: { lockedPort },
  question: { set, submission },
  onConfirm,
  onClose,
}: FirewallDialogProps) {
  const { t } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t('network.ask.title')}
      description={set.isOn ? t('network.ask.on', { count: set.rules.length }) : t('network.ask.off')}
      confirmLabel={t(
        isPending ? 'network.ask.pending' : lockedPort === null ? 'network.apply' : 'network.ask.anyway',
      )}
      confirmIntent={lockedPort === null ? 'primary' : 'danger'}
      pending={isPending}
      failure={submission.status === 'failed' && t(`network.refused.${submission.reason}`)}
      onConfirm={onConfirm}
    >
      {lockedPort !== null && <Callout tone="warning">{t('network.lockout', { port: lockedPort })}</Callout>}
    </AlertDialog>
  );
}
