import { useNavigate } from 'react-router-dom';
import type { ServerId } from '@/domain/servers/server';
import { eventFilterOf, toHistoryView, withEventFilter } from '@/screens/servers/ServerScreen/historyView';
import ServerHistoryPanel from '@/screens/servers/ServerScreen/ServerHistoryPanel';
import { useServerDetails } from '@app/reads/pageReads';

/** History section of a server's page, filtered over `&events=` and `&by=`. */
export default function HistoryTab({ id, search }: { id: ServerId; search: string }) {
  const navigate = useNavigate();
  const { state, refresh } = useServerDetails(id);
  return (
    <ServerHistoryPanel
      view={toHistoryView(state, eventFilterOf(search))}
      onFilterChange={(filter) =>
        void navigate(
          { search: withEventFilter(search, filter) },
          { replace: true, preventScrollReset: true },
        )
      }
      onRetry={() => void refresh()}
    />
  );
}
