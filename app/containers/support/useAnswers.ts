import { useEffect, useState } from 'react';
import type { SupportAnswer } from '@/domain/supportAnswers';
import { usePorts } from '@app/providers/PortsProvider';

/** The instructions, asked for once something is typed. Help that does not come is no fault of the form. */
export function useAnswers(isWanted: boolean): readonly SupportAnswer[] {
  const { support, log } = usePorts();
  const [answers, setAnswers] = useState<readonly SupportAnswer[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    support.answers(abort.signal).then(
      (found) => !abort.signal.aborted && setAnswers(found),
      (error: unknown) =>
        !abort.signal.aborted && log.event('support-answers-failed', { error: String(error) }),
    );
    return () => abort.abort();
  }, [isWanted, support, log]);
  return answers;
}
