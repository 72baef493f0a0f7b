import { refusalText } from '@/domain/results/portError';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import { forgetOwner } from '@app/device/tabAccount';
import { useAskToLeave } from '@app/providers/AppRouter';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { paths } from '@/paths';

/**
 * Ends the session and leads to /login (D13). On failure the user stays with a notice and can retry, because a sign-in
 * form would look like a logout. Unsaved changes are confirmed before.
 *
 * @param exit address after ending a viewing, where the own session continues (D33)
 */
export function useLogout(exit: string = paths.login): () => void {
  const { auth } = usePorts();
  const reads = useReads();
  const navigate = useNavigate();
  const askToLeave = useAskToLeave();
  const toast = useToast();
  const { t } = useI18n();
  const isRunning = useRef(false);
  return useCallback(() => {
    async function run() {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await auth.logout();
      } catch (error) {
        toast({
          type: 'error',
          title: t('shell.logoutFailed.title'),
          message: refusalText(toPortError(error)) ?? t('shell.logoutFailed.message'),
          action: { label: t('common.retry'), onSelect: () => askToLeave(run) },
        });
        return;
      } finally {
        isRunning.current = false;
      }
      forgetOwner();
      reads.forgetAll();
      await navigate(exit);
    }
    askToLeave(run);
  }, [auth, reads, navigate, askToLeave, toast, t, exit]);
}
