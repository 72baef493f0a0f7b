import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import type { SignOutEverywhere } from '@/screens/profile/ProfileScreen/profileTypes';
import { useSingleCall } from '@app/calls/calls';
import { useSessionUser } from '@app/session/useSessionUser';
import { refusalText } from '@/domain/results/portError';
import { useReads } from '@app/reads/useReads';
import { forgetOwner } from '@app/device/tabAccount';
import { useAskToLeave, useLeaveGuard } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { paths } from '@/paths';

/**
 * Ends every session of the account, then leads to /login. Asks for confirmation, and before that about unsaved
 * changes. On failure the user stays and sees a notice, as with logout.
 */
export function useSignOutEverywhere() {
  const { auth } = usePorts();
  const reads = useReads();
  const user = useSessionUser();
  const { t } = useI18n();
  const toast = useToast();
  const navigate = useNavigate();
  const askToLeave = useAskToLeave();
  const pass = useLeaveGuard({ isDirty: false });
  const call = useSingleCall('once');
  const [step, setStep] = useState<Exclude<SignOutEverywhere, 'unavailable'>>('idle');

  function confirm() {
    call(
      () => {
        setStep('pending');
        return auth.logoutEverywhere();
      },
      () => {
        setStep('idle');
        forgetOwner();
        reads.forgetAll();
        // Discarding unsaved changes was confirmed before.
        pass(() => navigate(paths.login));
      },
      (failure) => {
        setStep('idle');
        toast({
          type: 'error',
          title: t('shell.logoutFailed.title'),
          message: refusalText(failure) ?? t('shell.logoutFailed.message'),
        });
      },
    );
  }

  const status: SignOutEverywhere = user ? step : 'unavailable';
  return {
    status,
    ask: () => askToLeave(() => setStep('confirming')),
    confirm,
    dismiss: () => setStep('idle'),
  };
}
