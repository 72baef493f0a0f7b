import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Saved filters of the server list, with the messages that show them. */
export function useSavedFilters() {
  const { savedFilters } = usePorts();
  const { messages } = usePreferences();
  const watch = useChanges('account');
  return useRead({
    key: 'saved-filters',
    event: 'saved-filters-load-failed',
    load: async (signal) => {
      const [filters] = await Promise.all([savedFilters.list(signal), messages.ensure(['savedFilters'])]);
      return filters;
    },
    watch,
  });
}
