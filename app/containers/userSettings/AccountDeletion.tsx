import { useState } from 'react';
import { settledSum } from '@/domain/account/settlement';
import { reasonOf } from '@/domain/results/failureReason';
import { paths } from '@/paths';
import { AccountDeletionDialog } from '@/screens/userSettings/UserSettingsScreen/AccountDeletionDialog';
import { leaveTo } from '@app/device/leaveTo';
import { useForm } from '@app/forms/useForm';
import type { DeletionRefusal } from '@app/ports/securityPort';
import { usePorts } from '@app/providers/PortsProvider';
import { useSettlement } from '@app/reads/securityReads';

interface AccountDeletionProps {
  onClose: () => void;
}

/** The dialog that deletes the account. Loaded on demand. */
export default function AccountDeletion({ onClose }: AccountDeletionProps) {
  const { security } = usePorts();
  const { state: settlement, refresh } = useSettlement();
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const { state, dispatch, send, refuse } = useForm<{ password: string }, DeletionRefusal>({
    initial: () => ({ password: '' }),
    after: 'repeatable',
  });
  const { draft, refused, refusals, submission } = state;
  const isMissing = draft.password === '';

  function submit() {
    if (settlement.status !== 'ready' || refuse(isMissing ? { password: 'required' } : {})) return;
    send(() => security.deleteAccount(draft.password, settledSum(settlement.value)), {
      event: 'account-deletion-failed',
      onDone() {
        void leaveTo(paths.landing);
        return null;
      },
      onFailed(failure) {
        if (failure === 'refundChanged') void refresh();
        return null;
      },
    });
  }
  return (
    <AccountDeletionDialog
      view={{
        settlement,
        password: draft.password,
        isPasswordShown,
        isMissing: isMissing && refused.includes('password'),
        refusals,
        submission:
          submission.status === 'failed'
            ? { status: 'failed', reason: reasonOf<DeletionRefusal>(submission.failure) }
            : { status: submission.status === 'pending' ? 'pending' : 'idle' },
      }}
      onPasswordChange={(password) => dispatch({ type: 'changed', patch: { password } })}
      onPasswordShownChange={setIsPasswordShown}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
