import { useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  isRegistrationTouched,
  registrationProblems,
  toRegistrationPayload,
  withDocumentsAccepted,
  type RegistrationDraft,
} from '@/domain/auth/registrationRules';
import { RegistrationScreen } from '@/screens/auth/RegistrationScreen/RegistrationScreen';
import { useSingleCall } from '@app/calls/useSingleCall';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { paths } from '@/paths';
import { cancelTarget } from '@/screens/auth/RegistrationScreen/cancelTarget';
import { rememberedRegistration, rememberRegistration } from '@app/stores/registrationDraft';
import { formReducer, formStateOf } from '@/screens/auth/formState';
import { toRegistrationView } from '@/screens/auth/RegistrationScreen/toRegistrationView';
import { useAuthFrame } from './useAuthFrame';
import { useExternalSignIn } from './useExternalSignIn';

/** Registration (§2). Leads to the verification with the e-mail; 'Отмена' leads back (D14). */
export default function RegistrationContainer() {
  const { auth } = usePorts();
  const location = useLocation();
  const navigate = useNavigate();
  const frame = useAuthFrame();
  const call = useSingleCall('once');
  const [shownPasswords, setShownPasswords] = useState({ password: false, confirmPassword: false });
  const [overlay, setOverlay] = useState<'none' | 'confirmLeave'>('none');
  const [state, dispatch] = useReducer(formReducer<RegistrationDraft>, null, () =>
    formStateOf(rememberedRegistration()),
  );
  const { draft } = state;
  const externalSignIn = useExternalSignIn(paths.dashboard.vps, draft.agreements);
  useEffect(() => rememberRegistration(isRegistrationTouched(draft) ? draft : null), [draft]);

  function submit() {
    const payload = toRegistrationPayload(draft);
    if (!payload) {
      dispatch({ type: 'refused', problems: registrationProblems(draft) });
      return;
    }
    call(
      () => {
        dispatch({ type: 'sent' });
        return auth.register(payload);
      },
      () => {
        rememberRegistration(null);
        void navigate(paths.verify, { state: { email: payload.email } });
      },
      (failure) => dispatch({ type: 'failed', failure }),
    );
  }

  function leave() {
    rememberRegistration(null);
    const target = cancelTarget({
      state: location.state as unknown,
      key: location.key,
      referrer: document.referrer,
      origin: window.location.origin,
      historyLength: window.history.length,
    });
    if (target.kind === 'back') void navigate(-1);
    else void navigate(target.path);
  }

  return (
    <>
      <DocumentTitle of="auth.register.title" />
      <RegistrationScreen
        {...frame}
        view={toRegistrationView(state, {
          shownPasswords,
          overlay,
          externalSignIn: externalSignIn.status,
        })}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onDocumentsAccept={() =>
          dispatch({ type: 'changed', patch: { agreements: withDocumentsAccepted(draft.agreements) } })
        }
        onPasswordShownChange={(field, isShown) =>
          setShownPasswords((shown) => ({ ...shown, [field]: isShown }))
        }
        onSubmit={submit}
        onExternalSignIn={externalSignIn.start}
        onCancel={() => {
          if (isRegistrationTouched(draft)) setOverlay('confirmLeave');
          else leave();
        }}
        onLeaveConfirm={leave}
        onLeaveDismiss={() => setOverlay('none')}
      />
    </>
  );
}
