import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '@/domain/failureReason';
import {
  nothingDone,
  withActPart,
  type ActOnPart,
  type ActProgress,
  type Listed,
  type ListedActView,
} from '@/domain/list/listedAct';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';

interface Asked<Id, Key extends string, Values> {
  listed: Listed<Id, Key, Values> & { count: number };
  cursor: string | null;
  progress: ActProgress;
}

/**
 * An act on all that a query lists, after a question and with its progress. It can be stopped between two parts, and goes on from
 * there after a failure.
 *
 * @param onPart something was done: what is read of these rows is old
 */
export function useListedAct<Id, Key extends string, Values>(
  event: string,
  act: ActOnPart<Id, Key, Values>,
  onPart: () => void,
) {
  const { log } = usePorts();
  const [asked, setAsked] = useState<Asked<Id, Key, Values> | null>(null);
  /** Whether the parts that follow are still wanted. */
  const isWanted = useRef(false);
  const isStopped = () => !isWanted.current;
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  const run = async ({ listed, ...from }: Asked<Id, Key, Values>) => {
    isWanted.current = true;
    let { cursor } = from;
    let progress: ActProgress = { ...from.progress, status: 'running' };
    const show = () => setAsked({ listed, cursor, progress });
    show();
    while (progress.status === 'running') {
      try {
        const part = await act(listed, cursor);
        cursor = part.next;
        progress = withActPart(progress, part);
        if (progress.status === 'running' && isStopped())
          progress = { ...progress, status: 'stopped', reason: null };
        onPart();
      } catch (error) {
        log.event(event, { error: String(error) });
        progress = { ...progress, status: 'stopped', reason: reasonOf<never>(toPortError(error)) };
      }
      show();
    }
  };

  const view: ListedActView | null = asked && { count: asked.listed.count, progress: asked.progress };
  return {
    view,
    ask: useCallback(
      (listed: Listed<Id, Key, Values> & { count: number }) =>
        setAsked({ listed, cursor: null, progress: nothingDone }),
      [],
    ),
    answers: {
      /** Starts, or goes on. */
      onListedConfirm: () => {
        if (asked && asked.progress.status !== 'running') void run(asked);
      },
      /** Stops what is running; otherwise closes. */
      onListedClose: () => {
        if (asked?.progress.status === 'running') isWanted.current = false;
        else setAsked(null);
      },
    },
  };
}
