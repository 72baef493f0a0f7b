import { useCallback, useEffect, useState } from 'react';
import type { Server } from '@/domain/server';
import type { PaletteServers } from '@/patterns/commandPalette/types';
import { usePorts } from '@app/providers/PortsProvider';

const none: readonly Server[] = [];

interface Answer {
  status: Exclude<PaletteServers, 'unasked'>;
  servers: readonly Server[];
}

/** The customer's servers; a visitor has none, and nobody is asked for them. */
export function usePaletteServers(isWanted: boolean): {
  status: PaletteServers;
  servers: readonly Server[];
  retry: () => void;
} {
  const { servers: port, log } = usePorts();
  const [answer, setAnswer] = useState<Answer>({ status: 'loading', servers: none });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    port.list(abort.signal).then(
      (servers) => !abort.signal.aborted && setAnswer({ status: 'ready', servers }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        log.event('palette-servers-failed', { error: String(error) });
        setAnswer({ status: 'error', servers: none });
      },
    );
    return () => abort.abort();
  }, [port, log, isWanted, attempt]);
  const retry = useCallback(() => {
    setAnswer({ status: 'loading', servers: none });
    setAttempt((count) => count + 1);
  }, []);
  return isWanted ? { ...answer, retry } : { status: 'unasked', servers: none, retry };
}
