import type { ServerId } from '@/domain/servers/server';
import ServerTraffic from '@/screens/servers/ServerScreen/ServerTraffic';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useRead } from '@app/reads/useRead';

/** Traffic against the allowance, in the overview of a server's page. */
export default function TrafficOfServer({ id }: { id: ServerId }) {
  const { usage } = usePorts();
  const { messages } = usePreferences();
  const { state, refresh } = useRead({
    key: `servers/${id}/traffic`,
    event: 'server-traffic-failed',
    load: async (signal) => {
      const [use] = await Promise.all([
        usage.trafficOf(id, signal),
        messages.ensure(['serverTraffic', 'files']),
      ]);
      return use;
    },
  });
  return <ServerTraffic load={state} onRetry={() => void refresh()} />;
}
