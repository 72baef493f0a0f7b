import { useReducer } from 'react';
import { ForgotPasswordScreen } from '@/screens/auth/ForgotPasswordScreen/ForgotPasswordScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import {
  forgotPasswordReducer,
  forgotPasswordStart,
  toForgotPasswordView,
} from '@/screens/auth/ForgotPasswordScreen/toForgotPasswordView';
import { useAuthFrame } from './useAuthFrame';

/** Password recovery (§2): two steps, no request. */
export default function ForgotPasswordContainer() {
  const frame = useAuthFrame();
  const [state, dispatch] = useReducer(forgotPasswordReducer, forgotPasswordStart);
  return (
    <>
      <DocumentTitle of="auth.forgot.title" />
      <ForgotPasswordScreen
        {...frame}
        view={toForgotPasswordView(state)}
        onEmailChange={(email) => dispatch({ type: 'typed', email })}
        onSubmit={() => dispatch({ type: 'submitted' })}
        onReturn={() => dispatch({ type: 'returned' })}
      />
    </>
  );
}
