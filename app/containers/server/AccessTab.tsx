import { useState } from 'react';
import { accessOf } from '@/domain/servers/detailsOf';
import type { RecoveryAction, RecoveryRefusal } from '@/domain/servers/rescue';
import { useI18n } from '@/i18n/I18nProvider';
import { systemAcceptsKeys } from '@/domain/sshKeys/chosenKeys';
import { toRecoveryView, type ShownPassword } from '@/screens/servers/ServerScreen/recoveryView';
import ServerRecovery from '@/screens/servers/ServerScreen/ServerRecovery';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useRescue } from '@app/reads/machineReads';
import { useReads } from '@app/reads/useReads';
import { IsoOfServer } from './IsoOfServer';
import type { SectionProps } from './serverSection';
import { SshKeysOfServer } from './SshKeysOfServer';

/** Keys of a server, ways back into it and its own image, below the commands that connect to it. */
export default function AccessTab({ edited: { server }, isBusy }: SectionProps) {
  const { recovery } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const toast = useToast();
  const { state, refresh } = useRescue(server.id);
  /** Kept only until it is closed. */
  const [shown, setShown] = useState<ShownPassword | null>(null);
  const { question, ask, answer, close } = useQuestion<{ action: RecoveryAction }, RecoveryRefusal>();

  const confirm = () =>
    answer({
      event: 'server-recovery-failed',
      call: ({ action }) => recovery.act(server.id, action),
      onDone: ({ password }, { action }) => {
        invalidate('servers');
        const user = action === 'password' ? accessOf(server).user : 'root';
        if (password !== null) setShown({ action, password, user });
        return { type: 'success', title: t(`rescue.notice.${action}`) };
      },
    });

  return (
    <>
      {systemAcceptsKeys(server.os) && <SshKeysOfServer id={server.id} />}
      <ServerRecovery
        view={toRecoveryView({ server: { ...server, isBusy }, load: state, question, shown })}
        onAsk={(action) => ask({ action })}
        onConfirm={confirm}
        onClose={close}
        onPasswordClose={() => setShown(null)}
        onRetry={() => void refresh()}
        onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      />
      <IsoOfServer server={{ ...server, isBusy }} />
    </>
  );
}
