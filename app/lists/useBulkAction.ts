import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '@/domain/results/failureReason';
import {
  nothingDone,
  addPart,
  type BulkActionProgress,
  type BulkActionPart,
  type BulkActionHandlers,
  type BulkActionView,
  type ListedQuestion,
} from '@/domain/list/bulkAction';
import { useLock } from '@app/calls/calls';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';

interface OpenBulkAction<Subject> {
  subject: Subject;
  question: ListedQuestion;
  cursor: string | null;
  progress: BulkActionProgress;
}

/**
 * Bulk action on many rows, with confirmation and progress. It can be stopped between parts and resumed after
 * a failure.
 *
 * @param act runs the part at the cursor of the chosen rows, usually all of a query
 * @param onEnded called when it has finished or was stopped, because cached reads are outdated
 */
export function useBulkAction<Subject>(
  event: string,
  act: (subject: Subject, cursor: string | null) => Promise<BulkActionPart>,
  onEnded: (progress: BulkActionProgress, subject: Subject) => void,
) {
  const { log } = usePorts();
  const [open, setOpen] = useState<OpenBulkAction<Subject> | null>(null);
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

  const run = async ({ subject, question, ...from }: OpenBulkAction<Subject>) => {
    isWanted.current = true;
    let { cursor } = from;
    let progress: BulkActionProgress = { ...from.progress, status: 'running' };
    const show = () => setOpen({ subject, question, cursor, progress });
    show();
    while (progress.status === 'running') {
      try {
        const part = await act(subject, cursor);
        cursor = part.next;
        progress = addPart(progress, part);
        if (progress.status === 'running' && isStopped())
          progress = { ...progress, status: 'stopped', reason: null };
      } catch (error) {
        log.event(event, { error: String(error) });
        progress = { ...progress, status: 'stopped', reason: reasonOf<never>(toPortError(error)) };
      }
      if (progress.status !== 'running') onEnded(progress, subject);
      // Without failures, the notice is enough.
      if (progress.status === 'ended' && progress.failed.length === 0) setOpen(null);
      else show();
    }
  };

  const view: BulkActionView | null = open && { ...open.question, progress: open.progress };
  return {
    view,
    /** The chosen rows while the dialog is open; null otherwise. */
    subject: open && open.subject,
    ask: useCallback(
      (subject: Subject, question: ListedQuestion) =>
        setOpen({ subject, question, cursor: null, progress: nothingDone }),
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
