import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { EmptyState } from '@/patterns/EmptyState';
import { ButtonLink } from '@/primitives/Button';
import { SearchIcon } from '@/primitives/icons';

/** What the 404 page of an area shows (D5, D6). */
export interface SectionNotFoundView {
  /** The path as it was typed; shown as text, never as mark-up. */
  path: string;
  homeHref: string;
  /** Where in the area a person can do something instead. */
  nearest: { href: string; name: PlainMessageKey };
}

export interface SectionNotFoundScreenProps {
  view: SectionNotFoundView;
}

/** The 404 page inside a shell (§2): the shell keeps its menu, so the way on is never lost. */
export function SectionNotFoundScreen({ view }: SectionNotFoundScreenProps) {
  const { t } = useI18n();
  const { path, homeHref, nearest } = view;
  return (
    <EmptyState
      icon={<SearchIcon />}
      headingLevel={1}
      title={t('notFound.title')}
      description={
        <>
          <p>{t('notFound.description')}</p>
          <p className="mt-2 line-clamp-3 font-mono text-sm break-all">{path}</p>
          <p className="mt-4">{t('admin.notFound.instead')}</p>
        </>
      }
      action={
        <>
          <ButtonLink intent="primary" href={nearest.href}>
            {t(nearest.name)}
          </ButtonLink>
          <ButtonLink href={homeHref}>{t('common.goHome')}</ButtonLink>
        </>
      }
    />
  );
}
