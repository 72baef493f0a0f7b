import { useCallback, useEffect, useState } from 'react';
import type { PaletteServers } from '@/patterns/commandPalette/types';
import { usePorts } from '@app/providers/PortsProvider';

interface Answer<Item> {
  status: Exclude<PaletteServers, 'unasked'>;
  items: readonly Item[];
}

/**
 * What a palette learns after it has opened: servers, customers. `load` must not change while it asks for the same;
 * null where there is nobody to ask for.
 */
export function usePaletteList<Item>(load: ((signal: AbortSignal) => Promise<readonly Item[]>) | null): {
  status: PaletteServers;
  items: readonly Item[];
  retry: () => void;
} {
  const { log } = usePorts();
  const [answer, setAnswer] = useState<Answer<Item>>(nothingYet);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!load) return undefined;
    const abort = new AbortController();
    load(abort.signal).then(
      (items) => !abort.signal.aborted && setAnswer({ status: 'ready', items }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        log.event('palette-servers-failed', { error: String(error) });
        setAnswer({ status: 'error', items: none });
      },
    );
    return () => abort.abort();
  }, [load, log, attempt]);
  const retry = useCallback(() => {
    setAnswer(nothingYet);
    setAttempt((count) => count + 1);
  }, []);
  return load ? { ...answer, retry } : { status: 'unasked', items: none, retry };
}

// One empty list, so that what is made from it is made once.
const none: readonly never[] = [];
const nothingYet = { status: 'loading', items: none } as const;
