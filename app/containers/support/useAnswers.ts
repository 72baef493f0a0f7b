import type { SupportAnswer } from '@/domain/supportAnswers';
import { useLoaded } from '@app/containers/loading/useLoaded';
import { usePorts } from '@app/providers/PortsProvider';

const none: readonly SupportAnswer[] = [];

/** The instructions, asked for once something is typed. Help that does not come is no fault of the form. */
export function useAnswers(isWanted: boolean): readonly SupportAnswer[] {
  const { support } = usePorts();
  const { state } = useLoaded('support-answers-failed', isWanted ? support.answers : null);
  return state.status === 'ready' ? state.value : none;
}
