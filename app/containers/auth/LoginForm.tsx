import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emptyLoginDraft, loginProblems, toLoginPayload } from '@/domain/auth/loginRules';
import { done } from '@/domain/results/outcome';
import { lazyPart } from '@/primitives/lazyPart';
import { LoginScreen, type LoginView } from '@/screens/auth/LoginScreen/LoginScreen';
import { takeEarlyInput } from '@app/device/earlyInput';
import { useForm } from '@app/forms/useForm';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { loginDraft } from '@app/stores/loginDraft';
import { toLoginView } from '@/screens/auth/LoginScreen/toLoginView';
import { useAuthFrame } from './useAuthFrame';
import { useExternalSignIn } from './useExternalSignIn';
import { useRegistrationMode } from './useRegistrationMode';

export interface LoginFormProps {
  occasion: LoginView['occasion'];
  /** Path on this site to which the external sign-in returns. */
  target: string;
  onSignedIn: () => void;
}

/** The login form with its calls, used by several pages. */
export function LoginForm({ occasion, target, onSignedIn }: LoginFormProps) {
  const { auth } = usePorts();
  const frame = useAuthFrame();
  const { messages } = usePreferences();
  const { search } = useLocation();
  // An external sign-in returns to the second step.
  const [isSecondStep, setIsSecondStep] = useState(() => new URLSearchParams(search).get('step') === 'code');
  // Loaded for accounts with a second factor only.
  const [SecondStep] = useState(() =>
    lazyPart(async () => {
      const part = await import('./SecondStepForm');
      await messages.ensure(['authSecondStep']);
      return part;
    }),
  );
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const { state, dispatch, send, refuse } = useForm({
    initial: () => ({ ...emptyLoginDraft, ...loginDraft.read() }),
    persist: ({ email }) => loginDraft.write({ email }),
    after: 'once',
  });
  const { draft } = state;
  const externalSignIn = useExternalSignIn(target);
  const registration = useRegistrationMode(null);

  // The static form was usable before its code arrived: keeps its input and focus.
  useLayoutEffect(() => {
    const { values, focused } = takeEarlyInput();
    const { login, password } = values;
    if (login) dispatch({ type: 'changed', patch: { email: login } });
    if (password) dispatch({ type: 'changed', patch: { password } });
    if (focused !== null) document.querySelector<HTMLElement>(`input[name="${focused}"]`)?.focus();
  }, [dispatch]);

  function submit() {
    const payload = toLoginPayload(draft);
    if (!payload) return void refuse(loginProblems(draft));
    send(async () => done(await auth.login(payload)), {
      onDone: () => {
        onSignedIn();
      },
      onFailed: ({ code }) => {
        if (code !== 'secondFactorNeeded') return;
        dispatch({ type: 'reset', draft: { ...draft, password: '' } });
        setIsSecondStep(true);
      },
    });
  }

  const enterByPasskey = () =>
    send(async () => done(await auth.passkeyLogin()), {
      onDone: () => {
        onSignedIn();
      },
      // The person closed the browser's dialog.
      onFailed: ({ code }) => void (code === 'passkeyCanceled' && dispatch({ type: 'withdrawn' })),
    });

  if (isSecondStep) return <SecondStep onSignedIn={onSignedIn} onBack={() => setIsSecondStep(false)} />;

  return (
    <>
      <DocumentTitle of="auth.login.title" />
      <LoginScreen
        {...frame}
        view={toLoginView(state, {
          occasion,
          registration,
          isPasswordShown,
          externalSignIn: externalSignIn.status,
          providerName: externalSignIn.providerName,
        })}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onPasswordShownChange={setIsPasswordShown}
        onSubmit={submit}
        onPasskeySignIn={enterByPasskey}
        onExternalSignIn={externalSignIn.start}
      />
    </>
  );
}
