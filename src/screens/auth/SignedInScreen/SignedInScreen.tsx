import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { ButtonLink } from '@/primitives/Button';

export interface SignedInScreenProps extends AuthPageFrame {
  view: {
    /** E-mail of the signed-in account. */
    email: string;
    /** Requested page, or the server list. */
    accountHref: string;
  };
}

/** Replaces login, registration and verification for a signed-in user. */
export function SignedInScreen({ view, ...frame }: SignedInScreenProps) {
  const { t, rich } = useI18n();
  return (
    <AuthPage
      {...frame}
      title={t('auth.signedIn.title')}
      lead={
        <p className="wrap-anywhere">
          {rich('auth.signedIn.account', {
            email: view.email,
            b: (chunks) => <bdi className="font-medium text-text">{chunks}</bdi>,
          })}
        </p>
      }
      footer={<p>{t('auth.signedIn.other')}</p>}
    >
      <ButtonLink intent="primary" href={view.accountHref} className="w-full">
        {t('auth.signedIn.go')}
      </ButtonLink>
    </AuthPage>
  );
}
