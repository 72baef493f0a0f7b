import { useState } from 'react';
import { usableEmail } from '@/domain/auth/fieldRules';
import { done } from '@/domain/results/outcome';
import { useBrand } from '@/i18n/BrandProvider';
import { ForgotPasswordScreen } from '@/screens/auth/ForgotPasswordScreen/ForgotPasswordScreen';
import {
  toForgotPasswordView,
  type ForgotPasswordDraft,
} from '@/screens/auth/ForgotPasswordScreen/toForgotPasswordView';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { useAuthFrame } from './useAuthFrame';

/** Password recovery (§2): requests the mail, then confirms it for any address. */
export default function ForgotPasswordContainer() {
  const { auth } = usePorts();
  const frame = useAuthFrame();
  const { support } = useBrand();
  const { state, dispatch, send } = useForm<ForgotPasswordDraft>({
    initial: () => ({ email: '' }),
    after: 'repeatable',
  });
  const [sent, setSent] = useState<{ email: string; supportEmail: string } | null>(null);
  const [isReturn, setReturn] = useState(false);

  function submit() {
    const email = usableEmail(state.draft.email);
    if (email === null) dispatch({ type: 'refused', fields: ['email'] });
    else
      send(
        async () => {
          await auth.forgotPassword({ email });
          // The mail was requested, so a missing support address is not an error.
          const { supportEmail = support.email } = await auth
            .config()
            .catch(() => ({ supportEmail: undefined }));
          return done(supportEmail);
        },
        {
          onDone: (supportEmail) => {
            setSent({ email, supportEmail });
          },
        },
      );
  }

  return (
    <ForgotPasswordScreen
      {...frame}
      view={toForgotPasswordView(state, sent, isReturn)}
      onEmailChange={(email) => dispatch({ type: 'changed', patch: { email } })}
      onSubmit={submit}
      onReturn={() => {
        dispatch({ type: 'reset', draft: state.draft });
        setSent(null);
        setReturn(true);
      }}
    />
  );
}
