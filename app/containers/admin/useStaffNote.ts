import { maxStaffNoteLength, noteProblem } from '@/domain/admin/note';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { AdminUserId } from '@/domain/admin/user';
import type { NoteForm } from '@/screens/admin/AdminCustomerScreen/adminCustomerView';
import { toAdminSubmission } from '@/screens/admin/list/toAdminSubmission';
import { useForm } from '@app/forms/useForm';
import { useLeaveGuard } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** The form of a new note about a customer, which is not stored: leaving the page asks first. */
export function useStaffNote(id: AdminUserId | null) {
  const { admin } = usePorts();
  const { invalidate } = useReads();
  const { state, dispatch, send, refuse } = useForm<{ text: string }, AdminRefusal>({
    initial: () => ({ text: '' }),
    after: 'repeatable',
  });
  const { text } = state.draft;
  useLeaveGuard({ isDirty: text.trim() !== '' });
  const problem = noteProblem(text, maxStaffNoteLength);
  const form: NoteForm = {
    text,
    problem: state.refused.length > 0 ? problem : null,
    refusals: state.refusals,
    submission: toAdminSubmission(state.submission),
  };
  return {
    form,
    change: (next: string) => dispatch({ type: 'changed', patch: { text: next } }),
    submit: () => {
      if (id === null || refuse(problem === null ? {} : { text: problem })) return;
      send(() => admin.addStaffNote(id, text.trim()), {
        event: 'admin-action-failed',
        onDone: () => {
          dispatch({ type: 'reset', draft: { text: '' } });
          invalidate('admin');
        },
      });
    },
  };
}
