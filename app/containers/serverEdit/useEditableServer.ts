import type { ServerLoad } from '@/screens/serverEdit/ServerEditScreen/toServerEditView';
import { useEffect, useState } from 'react';
import type { ServerId } from '@/domain/server';
import { request } from '@app/containers/loading/request';
import { usePorts } from '@app/providers/PortsProvider';

/** Asks for a server's settings; a newer question, or leaving, makes the answer to an older one count for nothing. */
export function useEditableServer(id: ServerId | null): { load: ServerLoad; retry: () => void } {
  const { servers } = usePorts();
  const [answer, setAnswer] = useState<{ id: ServerId; load: ServerLoad } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (id === null) return undefined;
    const settle = (load: ServerLoad) => setAnswer({ id, load });
    return request(
      (signal) => servers.settings(id, signal),
      (editable) => settle(editable ? { status: 'ready', editable } : { status: 'noServer' }),
      (reason) => settle({ status: 'error', reason }),
    );
  }, [id, servers, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  };
  if (id === null) return { load: { status: 'noServer' }, retry };
  return { load: answer?.id === id ? answer.load : { status: 'loading' }, retry };
}
