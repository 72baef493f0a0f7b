import type { LimitedRegistration } from '@/domain/auth/registrationMode';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { ButtonLink } from '@/primitives/Button';
import { Link } from '@/primitives/Link';

export interface LimitedRegistrationScreenProps extends AuthPageFrame {
  view: {
    /** Whether only invited people can register, or nobody. */
    mode: LimitedRegistration;
    loginHref: string;
    /** Question to support for those who cannot sign in. */
    askHref: string;
  };
}

/** Replaces the registration where the provider does not open accounts for everybody. */
export function LimitedRegistrationScreen({ view, ...frame }: LimitedRegistrationScreenProps) {
  const { t } = useI18n();
  return (
    <AuthPage
      {...frame}
      title={t(`registrationMode.${view.mode}.title`)}
      lead={t(`registrationMode.${view.mode}`)}
      footer={
        <p>
          <Link href={view.askHref}>{t('registrationMode.ask')}</Link>
        </p>
      }
    >
      <ButtonLink intent="primary" href={view.loginHref} className="w-full">
        {t('registration.login')}
      </ButtonLink>
    </AuthPage>
  );
}
