import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServerId } from '@/domain/server';
import type { EditableServer } from '@/domain/serverSettings';
import { usePorts } from '@app/providers/PortsProvider';

/** How far the server's settings are. */
export type ServerLoad =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  | { status: 'noServer' }
  | { status: 'ready'; editable: EditableServer };

/** Asks for a server's settings; a newer question, or leaving, makes the answer to an older one count for nothing. */
export function useEditableServer(id: ServerId | null): { load: ServerLoad; retry: () => void } {
  const { servers } = usePorts();
  const [answer, setAnswer] = useState<{ id: ServerId; load: ServerLoad } | null>(null);
  const controller = useRef<AbortController>(undefined);

  const ask = useCallback(() => {
    controller.current?.abort();
    if (id === null) return;
    const current = new AbortController();
    controller.current = current;
    const settle = (load: ServerLoad) => {
      if (!current.signal.aborted) setAnswer({ id, load });
    };
    servers.settings(id, current.signal).then(
      (editable) => settle(editable ? { status: 'ready', editable } : { status: 'noServer' }),
      () => settle({ status: 'error', reason: navigator.onLine ? 'unexpected' : 'offline' }),
    );
  }, [id, servers]);

  useEffect(() => {
    ask();
    return () => controller.current?.abort();
  }, [ask]);

  const retry = () => {
    setAnswer(null);
    ask();
  };
  if (id === null) return { load: { status: 'noServer' }, retry };
  return { load: answer?.id === id ? answer.load : { status: 'loading' }, retry };
}
