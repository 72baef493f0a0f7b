import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Sums of the account if it were deleted now. */
export function useSettlement() {
  const { security } = usePorts();
  const watch = useChanges('account');
  return useRead({
    key: 'settlement',
    event: 'settlement-load-failed',
    load: security.settlement,
    isOwn: true,
    watch,
  });
}

/** Sessions and protection of the account, with the messages that show them. Reads nothing while they are not shown. */
export function useAccountSecurity(isShown: boolean) {
  const { security } = usePorts();
  const { messages } = usePreferences();
  const load = async (signal: AbortSignal) => {
    const [sessions, protection] = await Promise.all([
      security.sessions(signal),
      security.protection(signal),
      messages.ensure(['accountSecurity']),
    ]);
    return { ...sessions, protection };
  };
  // A sign-in elsewhere notifies the account.
  const watch = useChanges('notifications');
  return useRead(
    isShown ? { key: 'security', event: 'security-load-failed', load, isOwn: true, watch } : null,
  );
}
