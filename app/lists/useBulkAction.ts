import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '@/domain/results/failureReason';
import {
  nothingDone,
  addPart,
  type RunBulkActionPart,
  type BulkActionProgress,
  type Listed,
  type BulkActionHandlers,
  type BulkActionView,
  type ListedQuestion,
} from '@/domain/list/bulkAction';
import { useLock } from '@app/calls/calls';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';

interface OpenBulkAction<Id, Key extends string, Values> {
  listed: Listed<Id, Key, Values>;
  question: ListedQuestion;
  cursor: string | null;
  progress: BulkActionProgress;
}

/**
 * Bulk action on all rows of a query, with confirmation and progress. It can be stopped between parts and resumed after
 * a failure.
 *
 * @param onEnded called when it has finished or was stopped, because cached reads are outdated
 */
export function useBulkAction<Id, Key extends string, Values>(
  event: string,
  act: RunBulkActionPart<Id, Key, Values>,
  onEnded: (progress: BulkActionProgress) => void,
) {
  const { log } = usePorts();
  const [open, setOpen] = useState<OpenBulkAction<Id, Key, Values> | null>(null);
  /** Whether to continue with further parts. */
  const isWanted = useRef(false);
  const isStopped = () => !isWanted.current;
  const lock = useLock('repeatable');
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  const run = async ({ listed, question, ...from }: OpenBulkAction<Id, Key, Values>) => {
    isWanted.current = true;
    let { cursor } = from;
    let progress: BulkActionProgress = { ...from.progress, status: 'running' };
    const show = () => setOpen({ listed, question, cursor, progress });
    show();
    while (progress.status === 'running') {
      try {
        const part = await act(listed, cursor);
        cursor = part.next;
        progress = addPart(progress, part);
        if (progress.status === 'running' && isStopped())
          progress = { ...progress, status: 'stopped', reason: null };
      } catch (error) {
        log.event(event, { error: String(error) });
        progress = { ...progress, status: 'stopped', reason: reasonOf<never>(toPortError(error)) };
      }
      if (progress.status !== 'running') onEnded(progress);
      // Without failures, the notice is enough.
      if (progress.status === 'ended' && progress.failed.length === 0) setOpen(null);
      else show();
    }
  };

  const view: BulkActionView | null = open && { ...open.question, progress: open.progress };
  return {
    view,
    ask: useCallback(
      (listed: Listed<Id, Key, Values>, question: ListedQuestion) =>
        setOpen({ listed, question, cursor: null, progress: nothingDone }),
      [],
    ),
    answers: {
      /** Starts or resumes. */
      onListedConfirm: () => {
        if (open)
          void lock(async () => {
            await run(open);
            return true;
          });
      },
      /** Stops a running action; otherwise closes. */
      onListedClose: () => {
        if (open?.progress.status === 'running') isWanted.current = false;
        else setOpen(null);
      },
    } satisfies BulkActionHandlers,
  };
}
