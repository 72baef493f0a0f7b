import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  emptyRegistrationDraft,
  registrationProblems,
  toRegistrationPayload,
  withDocumentsAccepted,
  type RegistrationDraft,
} from '@/domain/auth/registrationRules';
import { RegistrationScreen } from '@/screens/auth/RegistrationScreen/RegistrationScreen';
import { isSame } from '@/domain/values/isSame';
import { done } from '@/domain/results/outcome';
import { lazyPart } from '@/primitives/lazyPart';
import { useForm } from '@app/forms/useForm';
import { useShownPasswords } from '@app/forms/useShownPasswords';
import { usePorts } from '@app/providers/PortsProvider';
import { paths, withQuery } from '@/paths';
import { returnPathOf } from '@/returnPath';
import { cancelTarget } from '@/screens/auth/RegistrationScreen/cancelTarget';
import { registrationDraft } from '@app/stores/registrationDraft';
import { toRegistrationView } from '@/screens/auth/RegistrationScreen/toRegistrationView';
import { UnlessSignedIn } from './UnlessSignedIn';
import { useAuthFrame } from './useAuthFrame';
import { useExternalSignIn } from './useExternalSignIn';
import { useRegistrationMode } from './useRegistrationMode';

/** Whether leaving the form would lose input (D14). */
const isTouched = (draft: RegistrationDraft) => !isSame(draft, emptyRegistrationDraft);

/** Loaded only where not everybody may register. */
const LimitedRegistration = lazyPart(() => import('./LimitedRegistration.container'));

/** Registration (§2), or the reason why this visitor cannot register. */
export default function RegistrationContainer() {
  const { search } = useLocation();
  const { auth } = usePorts();
  const mode = useRegistrationMode(auth);
  const returnTo = returnPathOf(search);
  const isInvited = mode === 'invited' && returnTo?.startsWith(`${paths.dashboard.userRoles}?`) === true;
  return (
    <UnlessSignedIn accountHref={returnTo ?? paths.dashboard.vps}>
      {mode === 'open' || isInvited ? (
        <RegistrationForm isInvited={isInvited} />
      ) : (
        mode && <LimitedRegistration mode={mode} />
      )}
    </UnlessSignedIn>
  );
}

/** The form. Leads to the verification with the e-mail; 'Отмена' leads back (D14). */
function RegistrationForm({ isInvited }: { isInvited: boolean }) {
  const { auth } = usePorts();
  const location = useLocation();
  const navigate = useNavigate();
  const frame = useAuthFrame();
  const { shownPasswords, onPasswordShownChange } = useShownPasswords();
  const [overlay, setOverlay] = useState<'none' | 'confirmLeave'>('none');
  const { state, dispatch, send, refuse } = useForm({
    initial: () => emptyRegistrationDraft,
    restored: () => ({ ...emptyRegistrationDraft, ...registrationDraft.read() }),
    persist: (typed) => registrationDraft.write(isTouched(typed) ? typed : null),
    after: 'once',
  });
  const { draft } = state;
  const returnTo = returnPathOf(location.search);
  const externalSignIn = useExternalSignIn(returnTo ?? paths.dashboard.vps, draft.agreements);

  function submit() {
    const payload = toRegistrationPayload(draft);
    if (!payload) return void refuse(registrationProblems(draft));
    send(async () => done(await auth.register(payload)), {
      onDone: () => {
        registrationDraft.write(null);
        const verify = returnTo === null ? paths.verify : withQuery(paths.verify, { returnTo });
        void navigate(verify, { state: { email: payload.email } });
      },
    });
  }

  function leave() {
    registrationDraft.write(null);
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
    <RegistrationScreen
      {...frame}
      view={toRegistrationView(state, {
        shownPasswords,
        overlay,
        isInvited,
        externalSignIn: externalSignIn.status,
        providerName: externalSignIn.providerName,
      })}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onDocumentsAccept={() =>
        dispatch({ type: 'changed', patch: { agreements: withDocumentsAccepted(draft.agreements) } })
      }
      onPasswordShownChange={onPasswordShownChange}
      onSubmit={submit}
      onExternalSignIn={externalSignIn.start}
      onCancel={() => {
        if (isTouched(draft)) setOverlay('confirmLeave');
        else leave();
      }}
      onLeaveConfirm={leave}
      onLeaveDismiss={() => setOverlay('none')}
    />
  );
}
