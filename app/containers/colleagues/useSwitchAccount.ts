import { useCallback } from 'react';
import type { OwnAccount } from '@/domain/members/members';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { useAction } from '@app/calls/calls';
import { useLoadPage } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';

/** Makes the session act for an account and starts again there: nothing of the other one remains. */
export function useSwitchAccount(): (account: Pick<OwnAccount, 'id'>) => void {
  const { members } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const loadPage = useLoadPage();
  return useCallback(
    ({ id }) => {
      void act({
        event: 'account-switch-failed',
        call: members.act(id),
        onDone: ({ status }) => {
          if (status === 'done') loadPage(paths.dashboard.vps);
          return status === 'refused' && { type: 'info', title: t('colleagues.failed.demonstration') };
        },
        onFailed: () => ({ title: t('colleagues.notice.switchFailed') }),
      });
    },
    [act, loadPage, members, t],
  );
}
