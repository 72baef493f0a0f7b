import { emptySecondStep, toSecondStep, type SecondStepDraft } from '@/domain/auth/secondStepRules';
import { done } from '@/domain/results/outcome';
import { SecondStepScreen } from '@/screens/auth/SecondStepScreen/SecondStepScreen';
import { toSecondStepView } from '@/screens/auth/SecondStepScreen/toSecondStepView';
import { useForm } from '@app/forms/useForm';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import '@app/stores/secondStepMessages';
import { useAuthFrame } from './useAuthFrame';

export interface SecondStepFormProps {
  onSignedIn: () => void;
  /** Returns to the password. */
  onBack: () => void;
}

/** The second step of a sign-in, in the place of the login form. Loaded with its messages by `LoginForm`. */
export default function SecondStepForm({ onSignedIn, onBack }: SecondStepFormProps) {
  const { auth } = usePorts();
  const frame = useAuthFrame();
  const { state, dispatch, send } = useForm<SecondStepDraft>({
    initial: () => emptySecondStep,
    after: 'once',
  });

  function submit() {
    const payload = toSecondStep(state.draft);
    if (payload === null) return;
    send(async () => done(await auth.secondStep(payload)), {
      onDone: () => {
        onSignedIn();
        return null;
      },
    });
  }

  return (
    <>
      <DocumentTitle of="auth.login.title" />
      <SecondStepScreen
        {...frame}
        view={toSecondStepView(state)}
        onDraftChange={(patch) => {
          if (patch.kind) dispatch({ type: 'cleared' });
          dispatch({ type: 'changed', patch });
        }}
        onSubmit={submit}
        onBack={onBack}
      />
    </>
  );
}
