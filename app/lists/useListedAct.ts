import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '@/domain/results/failureReason';
import {
  nothingDone,
  withActPart,
  type ActOnPart,
  type ActProgress,
  type Listed,
  type ListedActActions,
  type ListedActView,
  type ListedQuestion,
} from '@/domain/list/listedAct';
import { useLock } from '@app/calls/calls';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';

interface OpenAct<Id, Key extends string, Values> {
  listed: Listed<Id, Key, Values>;
  question: ListedQuestion;
  cursor: string | null;
  progress: ActProgress;
}

/**
 * An act on all that a query lists, after a question and with its progress. It can be stopped between two parts, and goes on from
 * there after a failure.
 *
 * @param onEnded it has gone through all rows, or was stopped: what was read of them is old
 */
export function useListedAct<Id, Key extends string, Values>(
  event: string,
  act: ActOnPart<Id, Key, Values>,
  onEnded: (progress: ActProgress) => void,
) {
  const { log } = usePorts();
  const [open, setOpen] = useState<OpenAct<Id, Key, Values> | null>(null);
  /** Whether the parts that follow are still wanted. */
  const isWanted = useRef(false);
  const isStopped = () => !isWanted.current;
  const lock = useLock('repeatable');
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  const run = async ({ listed, question, ...from }: OpenAct<Id, Key, Values>) => {
    isWanted.current = true;
    let { cursor } = from;
    let progress: ActProgress = { ...from.progress, status: 'running' };
    const show = () => setOpen({ listed, question, cursor, progress });
    show();
    while (progress.status === 'running') {
      try {
        const part = await act(listed, cursor);
        cursor = part.next;
        progress = withActPart(progress, part);
        if (progress.status === 'running' && isStopped())
          progress = { ...progress, status: 'stopped', reason: null };
      } catch (error) {
        log.event(event, { error: String(error) });
        progress = { ...progress, status: 'stopped', reason: reasonOf<never>(toPortError(error)) };
      }
      if (progress.status !== 'running') onEnded(progress);
      // Nothing is left to say but what a notice says.
      if (progress.status === 'ended' && progress.failed.length === 0) setOpen(null);
      else show();
    }
  };

  const view: ListedActView | null = open && { ...open.question, progress: open.progress };
  return {
    view,
    ask: useCallback(
      (listed: Listed<Id, Key, Values>, question: ListedQuestion) =>
        setOpen({ listed, question, cursor: null, progress: nothingDone }),
      [],
    ),
    answers: {
      /** Starts, or goes on. */
      onListedConfirm: () => {
        if (open)
          void lock(async () => {
            await run(open);
            return true;
          });
      },
      /** Stops what is running; otherwise closes. */
      onListedClose: () => {
        if (open?.progress.status === 'running') isWanted.current = false;
        else setOpen(null);
      },
    } satisfies ListedActActions,
  };
}
