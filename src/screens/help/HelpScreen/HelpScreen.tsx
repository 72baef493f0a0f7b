import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ButtonLink } from '@/primitives/Button';
import { Link } from '@/primitives/Link';
import { SearchField } from '@/primitives/SearchField';
import { Skeleton } from '@/primitives/Skeleton';
import { HelpArticle } from './HelpArticle';
import type { ArticleGroup, HelpScreenProps } from './helpView';

/** The help: articles by section, a search, and the article that is open. */
export function HelpScreen(props: HelpScreenProps) {
  const { view } = props;
  const { t } = useI18n();
  return (
    <DetailPage
      title={view.status === 'article' ? view.article.title : t('shell.nav.help')}
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
    >
      <HelpBody {...props} />
    </DetailPage>
  );
}

function HelpBody({ view, onQueryChange, onRetry }: HelpScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return <Skeleton className="h-96 rounded-card" />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />;
    case 'article':
      return <HelpArticle article={view.article} askHref={view.askHref} onRetry={onRetry} />;
    case 'list':
      return (
        <div className="flex min-w-0 flex-col gap-5">
          <SearchField
            value={view.query}
            onValueChange={onQueryChange}
            label={t('help.search')}
            placeholder={t('help.search')}
            className="max-w-xl"
          />
          {view.groups.length === 0 ? (
            <EmptyState
              title={t('help.noMatches')}
              description={t('help.noMatchesText')}
              action={<ButtonLink href={view.askHref}>{t('help.ask')}</ButtonLink>}
            />
          ) : (
            view.groups.map((group) => <Articles key={group.section ?? 'found'} group={group} />)
          )}
        </div>
      );
  }
}

function Articles({ group: { section, articles } }: { group: ArticleGroup }) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="text-md font-semibold">
        {section === null ? t('help.found', { count: articles.length }) : t(`help.section.${section}`)}
      </h2>
      <ul className="mt-2 grid gap-3 md:grid-cols-2">
        {articles.map(({ id, title, lead, href }) => (
          <li key={id} className="min-w-0 rounded-card border border-border bg-surface px-4 py-3">
            <Link href={href} className="font-medium">
              {title}
            </Link>
            <p className="mt-1 text-sm text-text-muted">{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
