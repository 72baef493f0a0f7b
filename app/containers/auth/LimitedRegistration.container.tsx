import type { LimitedRegistration } from '@/domain/auth/registrationMode';
import { paths } from '@/paths';
import { LimitedRegistrationScreen } from '@/screens/auth/LimitedRegistrationScreen/LimitedRegistrationScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useAuthFrame } from './useAuthFrame';

/** Replaces the form where the provider opens no account for this visitor. */
export default function LimitedRegistrationContainer({ mode }: { mode: LimitedRegistration }) {
  const frame = useAuthFrame();
  return (
    <>
      <DocumentTitle of={`registrationMode.${mode}.title`} />
      <LimitedRegistrationScreen
        {...frame}
        view={{ mode, loginHref: paths.login, askHref: paths.askSupport }}
      />
    </>
  );
}
