import { useI18n } from '@/i18n/I18nProvider';
import { StatusPage } from '@/patterns/StatusPage';
import { ButtonLink } from '@/primitives/Button';
import { Link } from '@/primitives/Link';

/** A whole page, or inside a shell with its menu. */
export type NotFoundPlace = 'page' | 'shell';

/** View of the 404 page (D6). */
export interface NotFoundView {
  place: NotFoundPlace;
  /** The requested path; rendered as text, never as markup. */
  path: string;
  homeHref: string;
  /** The nearest known address, if any. */
  suggestionHref: string | null;
}

export interface NotFoundScreenProps {
  view: NotFoundView;
}

/** 404 page (§2): explains, links home, and suggests a similar address. */
export function NotFoundScreen({ view }: NotFoundScreenProps) {
  const { t } = useI18n();
  return (
    <StatusPage
      frame={view.place === 'page' ? 'page' : 'content'}
      code="404"
      title={t('notFound.title')}
      description={
        <>
          <p>{t('notFound.description')}</p>
          <p className="mt-2 line-clamp-3 font-mono text-sm break-all">
            <bdi>{view.path}</bdi>
          </p>
          {view.suggestionHref !== null && (
            <p className="mt-4">
              {t('notFound.suggestion')}{' '}
              <Link href={view.suggestionHref} className="font-mono">
                {view.suggestionHref}
              </Link>
            </p>
          )}
        </>
      }
      action={
        <ButtonLink intent="primary" href={view.homeHref}>
          {t('common.goHome')}
        </ButtonLink>
      }
    />
  );
}
