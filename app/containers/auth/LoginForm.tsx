import { useEffect, useReducer, useState } from 'react';
import { emptyLoginDraft, loginProblems, toLoginPayload, type LoginDraft } from '@/domain/auth/loginRules';
import { LoginScreen, type LoginView } from '@/screens/auth/LoginScreen/LoginScreen';
import { useSingleCall } from '@app/calls/useSingleCall';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { rememberedLogin, rememberLogin } from '@app/stores/loginDraft';
import { formReducer, formStateOf } from '@/screens/auth/formState';
import { toLoginView } from '@/screens/auth/LoginScreen/toLoginView';
import { useAuthFrame } from './useAuthFrame';
import { useExternalSignIn } from './useExternalSignIn';

export interface LoginFormProps {
  occasion: LoginView['occasion'];
  /** Path of this site that the external sign-in comes back to. */
  target: string;
  onSignedIn: () => void;
}

/** The login form at work, wherever it stands. */
export function LoginForm({ occasion, target, onSignedIn }: LoginFormProps) {
  const { auth } = usePorts();
  const frame = useAuthFrame();
  const call = useSingleCall('once');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [state, dispatch] = useReducer(formReducer<LoginDraft>, null, () =>
    formStateOf({ ...emptyLoginDraft, email: rememberedLogin() }),
  );
  const { draft } = state;
  useEffect(() => rememberLogin(draft.email), [draft.email]);

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
      onSignedIn,
      (failure) => dispatch({ type: 'failed', failure }),
    );
  }

  return (
    <>
      <DocumentTitle of="auth.login.title" />
      <LoginScreen
        {...frame}
        view={toLoginView(state, { occasion, isPasswordShown, externalSignIn: externalSignIn.status })}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onPasswordShownChange={setIsPasswordShown}
        onSubmit={submit}
        onExternalSignIn={externalSignIn.start}
      />
    </>
  );
}
