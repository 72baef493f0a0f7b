import { useEffect, useState } from 'react';
import type { MessageArea } from '@app/stores/messageStore';
import { usePreferences } from './PreferencesProvider';

type OnDemand<Module> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; module: Module };

/** A module with the messages that it speaks, fetched when its user shows. `load` and `areas` must not change. */
export function useOnDemand<Module>(
  load: () => Promise<Module>,
  areas: readonly MessageArea[],
): OnDemand<Module> {
  const { messages } = usePreferences();
  const [state, setState] = useState<OnDemand<Module>>({ status: 'loading' });
  useEffect(() => {
    Promise.all([load(), messages.ensure(areas)]).then(
      ([module]) => setState({ status: 'ready', module }),
      () => setState({ status: 'failed' }),
    );
  }, [load, areas, messages]);
  return state;
}
