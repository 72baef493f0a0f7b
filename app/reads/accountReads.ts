import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Public SSH keys of the account, with the messages of the places that show them. */
export function useSshKeys() {
  const { sshKeys } = usePorts();
  const { messages } = usePreferences();
  const load = async (signal: AbortSignal) => {
    const [keys] = await Promise.all([sshKeys.list(signal), messages.ensure(['sshKeys', 'orderAccess'])]);
    return keys;
  };
  const watch = useChanges('account');
  return useRead({ key: 'ssh-keys', event: 'ssh-keys-load-failed', load, watch });
}

/** The copy of the account's data; reads nothing unless it is shown. */
export function useDataExportState(isShown: boolean) {
  const { account } = usePorts();
  const watch = useChanges('account');
  return useRead(
    isShown
      ? { key: 'dataExport', event: 'data-export-load-failed', load: account.dataExport, isOwn: true, watch }
      : null,
  );
}
