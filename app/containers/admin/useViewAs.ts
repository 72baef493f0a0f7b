import { paths } from '@/paths';
import type { AdminPort } from '@app/ports/adminPort';
import { useAskToLeave, useLoadPage } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';

type UserId = Parameters<AdminPort['viewAs']>[0];
type Send = (call: () => ReturnType<AdminPort['viewAs']>, onDone: () => null) => void;

/**
 * Returns a function that views the portal as a customer (D33), after asking about unsaved changes. A page is loaded, so
 * that no administrator's data stays in memory.
 *
 * @param send call of the page's dialog
 */
export function useViewAs(send: Send): (id: UserId) => void {
  const { admin } = usePorts();
  const askToLeave = useAskToLeave();
  const loadPage = useLoadPage();
  return (id) =>
    askToLeave(() =>
      send(
        () => admin.viewAs(id),
        () => {
          loadPage(paths.dashboard.vps);
          return null;
        },
      ),
    );
}
