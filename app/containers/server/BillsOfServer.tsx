import type { ServerId } from '@/domain/servers/server';
import ServerBills from '@/screens/servers/ServerScreen/ServerBills';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from '@app/reads/useChanges';
import { useRead } from '@app/reads/useRead';

/** Bills and payments for a server, in the billing section of its page. */
export default function BillsOfServer({ id }: { id: ServerId }) {
  const { billing } = usePorts();
  const { messages } = usePreferences();
  const watch = useChanges('payments');
  const { state, refresh } = useRead({
    key: `servers/${id}/bills`,
    event: 'server-bills-failed',
    load: async (signal) => {
      const [bills] = await Promise.all([billing.billsOfServer(id, signal), messages.ensure(['bills'])]);
      return bills;
    },
    watch,
  });
  return <ServerBills load={state} onRetry={() => void refresh()} />;
}
