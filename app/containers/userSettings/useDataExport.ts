import { useI18n } from '@/i18n/I18nProvider';
import { useAction, useLock } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useDataExportState } from '@app/reads/pageReads';

/** The copy of the account's data, which is requested once at a time. */
export function useDataExport(isShown: boolean) {
  const { account } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const lock = useLock('repeatable');
  const { state, refresh } = useDataExportState(isShown);
  const request = () =>
    void lock(async () => {
      await act({
        event: 'data-export-failed',
        call: account.requestExport().then(async (outcome) => {
          await refresh();
          return outcome;
        }),
        onDone: ({ status }) =>
          status === 'refused'
            ? { type: 'info', title: t('userSettings.copy.demonstration') }
            : { type: 'success', title: t('userSettings.copy.requested') },
        onFailed: () => ({ title: t('userSettings.copy.notRequested') }),
      });
      return true;
    });
  return { state, refresh, request };
}
