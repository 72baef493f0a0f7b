import { useReducer } from 'react';
import { usableEmail } from '@/domain/auth/fieldRules';
import { ForgotPasswordScreen } from '@/screens/auth/ForgotPasswordScreen/ForgotPasswordScreen';
import { useSingleCall } from '@app/calls/useSingleCall';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import {
  forgotPasswordReducer,
  forgotPasswordStart,
  toForgotPasswordView,
} from '@/screens/auth/ForgotPasswordScreen/toForgotPasswordView';
import { usePorts } from '@app/providers/PortsProvider';
import { useAuthFrame } from './useAuthFrame';

/** Password recovery (§2): asks for the instructions, then says that they were sent, to whatever address. */
export default function ForgotPasswordContainer() {
  const { auth } = usePorts();
  const frame = useAuthFrame();
  const call = useSingleCall('repeatable');
  const [state, dispatch] = useReducer(forgotPasswordReducer, forgotPasswordStart);

  function submit() {
    const email = usableEmail(state.email);
    if (email === null) {
      dispatch({ type: 'refused' });
      return;
    }
    call(
      () => {
        dispatch({ type: 'requested' });
        return auth.forgotPassword({ email });
      },
      () => dispatch({ type: 'sent', email }),
      (failure) => dispatch({ type: 'failed', failure }),
    );
  }

  return (
    <>
      <DocumentTitle of="recovery.title" />
      <ForgotPasswordScreen
        {...frame}
        view={toForgotPasswordView(state)}
        onEmailChange={(email) => dispatch({ type: 'typed', email })}
        onSubmit={submit}
        onReturn={() => dispatch({ type: 'returned' })}
      />
    </>
  );
}
