import { useI18n } from '@/i18n/I18nProvider';
import { StatusPage } from '@/patterns/StatusPage';
import { ButtonLink } from '@/primitives/Button';

/** View that somebody without the administrator role sees at /admin (D22). */
export interface ForbiddenView {
  /** Email address of the signed-in person. */
  email: string;
  /** The person's own part of the portal. */
  homeHref: string;
  /** Signing in with another account, and back here. */
  signInHref: string;
}

export interface ForbiddenScreenProps {
  view: ForbiddenView;
}

/** Says who one is, why this is closed, and the two ways on. Nothing of the admin area is behind it. */
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
