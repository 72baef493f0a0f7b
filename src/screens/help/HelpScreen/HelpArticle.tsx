import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { ButtonLink } from '@/primitives/Button';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import type { OpenArticle } from './helpView';

interface HelpArticleProps {
  article: OpenArticle;
  askHref: string;
  /** Loads the article again. */
  onRetry: () => void;
}

/** An article: the answer first, then its steps, then what else matters. */
export function HelpArticle({ article, askHref, onRetry }: HelpArticleProps) {
  const { t } = useI18n();
  return (
    <article className="flex max-w-2xl min-w-0 flex-col gap-4">
      <p className="text-md">{article.lead}</p>
      <ArticleContent body={article.body} onRetry={onRetry} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-border pt-4">
        <Link href={article.listHref}>{t('help.all')}</Link>
        <Link href={askHref}>{t('help.ask')}</Link>
      </p>
    </article>
  );
}

function ArticleContent({ body, onRetry }: { body: OpenArticle['body']; onRetry: () => void }) {
  const { t } = useI18n();
  switch (body.status) {
    case 'loading':
      return <Skeleton className="h-48 rounded-card" />;
    case 'error':
      return <ErrorState description={t(`common.error.${body.reason}`)} onRetry={onRetry} />;
    case 'ready':
      return (
        <>
          {body.steps.length > 0 && (
            <ol className="flex list-decimal flex-col gap-2 pl-5">
              {body.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {body.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {body.page && (
            <p>
              <ButtonLink intent="primary" href={body.page.href}>
                {t('help.open', { page: t(body.page.name) })}
              </ButtonLink>
            </p>
          )}
        </>
      );
  }
}
