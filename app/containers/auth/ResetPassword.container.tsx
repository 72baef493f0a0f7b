import { useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  emptyPasswordResetDraft,
  passwordResetProblems,
  type PasswordResetDraft,
} from '@/domain/auth/passwordReset';
import { ResetPasswordScreen } from '@/screens/auth/ResetPasswordScreen/ResetPasswordScreen';
import { useSingleCall } from '@app/calls/useSingleCall';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { formReducer, formStateOf } from '@/screens/auth/formState';
import { resetTokenOf, toResetPasswordView } from '@/screens/auth/ResetPasswordScreen/toResetPasswordView';
import { useAuthFrame } from './useAuthFrame';

const titles = {
  form: 'recovery.reset.title',
  linkExpired: 'recovery.expired.title',
  done: 'recovery.done.title',
} as const;

/** Another password, by the link from a mail. Ends every session, so it leads to the login. */
export default function ResetPasswordContainer() {
  const { auth } = usePorts();
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const frame = useAuthFrame();
  const call = useSingleCall('once');
  const [token] = useState(() => resetTokenOf(location.state as unknown, search));
  const [isDone, setDone] = useState(false);
  const [shownPasswords, setShownPasswords] = useState({ password: false, confirmPassword: false });
  const [state, dispatch] = useReducer(formReducer<PasswordResetDraft>, null, () =>
    formStateOf(emptyPasswordResetDraft),
  );
  const { draft } = state;

  // Out of the address, where a bookmark, a screenshot or another request would give it away; a reload finds it still.
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { token } });
  }, [navigate, pathname, search, token]);

  function submit() {
    if (token === null) return;
    const problems = passwordResetProblems(draft);
    if (Object.keys(problems).length > 0) {
      dispatch({ type: 'refused', problems });
      return;
    }
    call(
      () => {
        dispatch({ type: 'sent' });
        return auth.resetPassword({ token, password: draft.password });
      },
      () => {
        setDone(true);
        void navigate(pathname, { replace: true });
      },
      (failure) => dispatch({ type: 'failed', failure }),
    );
  }

  const view = toResetPasswordView(token, state, { isDone, shownPasswords });
  return (
    <>
      <DocumentTitle of={titles[view.status]} />
      <ResetPasswordScreen
        {...frame}
        view={view}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onPasswordShownChange={(field, isShown) =>
          setShownPasswords((shown) => ({ ...shown, [field]: isShown }))
        }
        onSubmit={submit}
      />
    </>
  );
}
