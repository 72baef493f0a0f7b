import type { SupportAnswer } from '@/domain/supportAnswers';
import { usePorts } from '@app/providers/PortsProvider';
import { useRead } from '@app/reads/useRead';

const none: readonly SupportAnswer[] = [];

/** The instructions, requested once something is typed. Help that does not come is no fault of the form. */
export function useAnswers(isWanted: boolean): readonly SupportAnswer[] {
  const { support } = usePorts();
  const { state } = useRead(
    isWanted ? { key: 'answers', event: 'support-answers-failed', load: support.answers } : null,
  );
  return state.status === 'ready' ? state.value : none;
}
