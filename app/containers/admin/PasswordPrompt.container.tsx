import { useState } from 'react';
import type { PasswordRefusal } from '@/domain/profile/passwordChange';
import { PortError } from '@/domain/results/portError';
import {
  PasswordDialog,
  type PasswordConfirmationProblem,
} from '@/screens/admin/PasswordDialog/PasswordDialog';
import { toAdminSubmission } from '@/screens/admin/list/toAdminSubmission';
import { useForm, type FormControl } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { passwordPrompt } from '@app/stores/passwordPrompt';

type State = FormControl<{ password: string }, PasswordRefusal>['state'];

function problemOf({ submission, draft, refused }: State): PasswordConfirmationProblem | null {
  if (refused.length > 0) return draft.password === '' ? 'required' : null;
  if (submission.status !== 'failed' || submission.failure instanceof PortError) return null;
  return submission.failure.reason === 'tooManyTries' ? 'tooManyTries' : 'wrongPassword';
}

/** Asks for the password that a sensitive call waits for; the call is then repeated. Loaded on demand. */
export default function PasswordPromptContainer() {
  const { admin } = usePorts();
  const [isShown, setShown] = useState(false);
  const { state, dispatch, send, refuse } = useForm<{ password: string }, PasswordRefusal>({
    initial: () => ({ password: '' }),
    after: 'repeatable',
  });
  const { draft, refusals, submission } = state;
  const { password } = draft;
  const problem = problemOf(state);

  const confirmed = () => {
    passwordPrompt.close(true);
    return null;
  };

  const submit = () => {
    if (password === '') return void refuse({ password: 'required' });
    send(() => admin.confirmPassword(password), {
      event: 'password-confirmation-failed',
      onDone: confirmed,
      onDoneAway: confirmed,
      rejectedBy: (failure) => (failure instanceof PortError ? [] : ['password']),
    });
  };

  return (
    <PasswordDialog
      view={{
        password,
        isShown,
        problem,
        refusals,
        submission:
          submission.status === 'failed'
            ? submission.failure instanceof PortError
              ? toAdminSubmission({ status: 'failed', failure: submission.failure })
              : { status: 'idle' }
            : toAdminSubmission(submission),
      }}
      onPasswordChange={(typed) => dispatch({ type: 'changed', patch: { password: typed } })}
      onShownChange={setShown}
      onSubmit={submit}
      onClose={() => passwordPrompt.close(false)}
    />
  );
}
