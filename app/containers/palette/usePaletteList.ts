import type { PaletteServers } from '@/patterns/commandPalette/types';
import type { Load } from '@app/containers/loading/request';
import { useLoaded } from '@app/containers/loading/useLoaded';

// One empty list, so that what is made from it is made once.
const none: readonly never[] = [];

/**
 * What a palette learns after it has opened: servers, customers. `load` must not change while it asks for the same;
 * null where there is nobody to ask for.
 */
export function usePaletteList<Item>(load: Load<readonly Item[]> | null): {
  status: PaletteServers;
  items: readonly Item[];
  retry: () => void;
} {
  const { state, retry } = useLoaded('palette-servers-failed', load);
  if (!load) return { status: 'unasked', items: none, retry };
  return { status: state.status, items: state.status === 'ready' ? state.value : none, retry };
}
