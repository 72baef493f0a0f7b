import { useI18n } from '@/i18n/I18nProvider';
import { StatusPage } from '@/patterns/StatusPage';
import { ButtonLink } from '@/primitives/Button';

/** View of /admin for a user without the administrator role (D22). */
export interface ForbiddenView {
  /** Email address of the signed-in person. */
  email: string;
  /** Home page of the user. */
  homeHref: string;
  /** Sign-in with another account, which returns here. */
  signInHref: string;
}

export interface ForbiddenScreenProps {
  view: ForbiddenView;
}

/** Shows the signed-in user, why the page is closed, and two links. Nothing of the admin area is rendered. */
export function ForbiddenScreen({ view }: ForbiddenScreenProps) {
  const { t } = useI18n();
  return (
    <StatusPage
      code="403"
      title={t('admin.forbidden.title')}
      description={
        <p className="[overflow-wrap:anywhere]">{t('admin.forbidden.description', { email: view.email })}</p>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink intent="primary" href={view.homeHref}>
            {t('admin.forbidden.home')}
          </ButtonLink>
          <ButtonLink href={view.signInHref}>{t('admin.forbidden.signIn')}</ButtonLink>
        </div>
      }
    />
  );
}
