import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPathOf } from '@/returnPath';
import { beginSession } from '@app/device/tabAccount';
import { usableEmail } from '@/domain/auth/fieldRules';
import { canVerify } from '@/domain/auth/verificationRules';
import { done } from '@/domain/results/outcome';
import { VerifyScreen } from '@/screens/auth/VerifyScreen/VerifyScreen';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { paths } from '@/paths';
import { toVerifyView } from '@/screens/auth/VerifyScreen/toVerifyView';
import { UnlessSignedIn } from './UnlessSignedIn';
import { useAuthFrame } from './useAuthFrame';
import { useResend } from './useResend';
import { findEmailToVerify, type EmailToVerify } from '@/screens/auth/VerifyScreen/findEmailToVerify';

/** E-mail verification (§2). Signs in and leads to the server list, or back to the page of the registration. */
export default function VerifyContainer() {
  const location = useLocation();
  const [known] = useState(() => findEmailToVerify(location.state as unknown, location.search));
  const target = returnPathOf(location.search) ?? paths.dashboard.vps;
  return (
    <UnlessSignedIn accountHref={target} about={known.email}>
      <VerifyForm known={known} target={target} />
    </UnlessSignedIn>
  );
}

function VerifyForm({ known, target }: { known: EmailToVerify; target: string }) {
  const { auth } = usePorts();
  const navigate = useNavigate();
  const frame = useAuthFrame();
  const { state, dispatch, send } = useForm({
    initial: () => ({ email: known.email, code: '' }),
    after: 'once',
  });
  const resend = useResend(() => dispatch({ type: 'interrupted' }));
  const { draft } = state;

  /** Returns the valid address, or marks the field. */
  function checkedEmail(): string | null {
    const email = usableEmail(draft.email);
    if (email === null) dispatch({ type: 'refused', fields: ['email'] });
    return email;
  }

  function submit() {
    if (!canVerify(draft)) return;
    const email = checkedEmail();
    if (email === null) return;
    send(
      async () => {
        resend.clear();
        return done(await auth.verifyEmail({ email, code: draft.code }));
      },
      {
        onDone: () => {
          beginSession();
          void navigate(target, { replace: true });
        },
      },
    );
  }

  return (
    <VerifyScreen
      {...frame}
      view={toVerifyView(state, resend.state, known.source)}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onSubmit={submit}
      onResend={() => {
        const email = checkedEmail();
        if (email === null) return;
        dispatch({ type: 'cleared' });
        resend.send(email);
      }}
    />
  );
}
