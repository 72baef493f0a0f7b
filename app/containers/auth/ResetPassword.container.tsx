import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emptyPasswordResetDraft, passwordResetProblems } from '@/domain/auth/passwordReset';
import { done } from '@/domain/results/outcome';
import { ResetPasswordScreen } from '@/screens/auth/ResetPasswordScreen/ResetPasswordScreen';
import { useForm } from '@app/forms/useForm';
import { useShownPasswords } from '@app/forms/useShownPasswords';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { resetTokenOf, toResetPasswordView } from '@/screens/auth/ResetPasswordScreen/toResetPasswordView';
import { useAuthFrame } from './useAuthFrame';

const titles = {
  form: 'recovery.reset.title',
  linkExpired: 'recovery.expired.title',
  done: 'recovery.done.title',
} as const;

/** New password by the link from a mail. Ends every session, so it leads to the login. */
export default function ResetPasswordContainer() {
  const { auth } = usePorts();
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const frame = useAuthFrame();
  const [token] = useState(() => resetTokenOf(location.state as unknown, search));
  const { shownPasswords, onPasswordShownChange } = useShownPasswords();
  const { state, dispatch, send, refuse } = useForm({
    initial: () => emptyPasswordResetDraft,
    after: 'final',
  });
  const { draft } = state;

  // Removes the token from the address, which a bookmark, a screenshot or another request would leak; a reload still
  // has it.
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { token } });
  }, [navigate, pathname, search, token]);

  function submit() {
    if (token === null || refuse(passwordResetProblems(draft))) return;
    send(async () => done(await auth.resetPassword({ token, password: draft.password })), {
      onDone: () => void navigate(pathname, { replace: true }),
    });
  }

  const view = toResetPasswordView(token, state, shownPasswords);
  return (
    <>
      <DocumentTitle of={titles[view.status]} />
      <ResetPasswordScreen
        {...frame}
        view={view}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onPasswordShownChange={onPasswordShownChange}
        onSubmit={submit}
      />
    </>
  );
}
