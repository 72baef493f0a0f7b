import { useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emptyLoginDraft, loginProblems, toLoginPayload, type LoginDraft } from '@/domain/auth/loginRules';
import { LoginScreen } from '@/screens/auth/LoginScreen/LoginScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { paths } from '@app/routes/paths';
import { returnPathOf } from '@app/routes/returnPath';
import { rememberedLogin, rememberLogin } from './loginDraft';
import { formReducer, formStateOf } from './formState';
import { toLoginView } from './toLoginView';
import { useAuthFrame } from './useAuthFrame';
import { useExternalSignIn } from './useExternalSignIn';
import { useSingleCall } from './useSingleCall';

/** Login (§2). Leads to the server list, or back to where a session was asked for (D22). */
export default function LoginContainer() {
  const { auth } = usePorts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const frame = useAuthFrame();
  const call = useSingleCall('once');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [state, dispatch] = useReducer(formReducer<LoginDraft>, null, () =>
    formStateOf({ ...emptyLoginDraft, email: rememberedLogin() }),
  );
  const { draft } = state;
  useEffect(() => rememberLogin(draft.email), [draft.email]);

  const target = returnPathOf(search) ?? paths.dashboard.vps;
  const externalSignIn = useExternalSignIn(target);

  function submit() {
    const payload = toLoginPayload(draft);
    if (!payload) {
      dispatch({ type: 'refused', problems: loginProblems(draft) });
      return;
    }
    call(
      () => {
        dispatch({ type: 'sent' });
        return auth.login(payload);
      },
      (result) => {
        if (result.ok) void navigate(target, { replace: true });
        else dispatch({ type: 'failed', failure: result.failure });
      },
    );
  }

  return (
    <>
      <DocumentTitle of="auth.login.title" />
      <LoginScreen
        {...frame}
        view={toLoginView(state, { isPasswordShown, externalSignIn: externalSignIn.status })}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onPasswordShownChange={setIsPasswordShown}
        onSubmit={submit}
        onExternalSignIn={externalSignIn.start}
      />
    </>
  );
}
