import { helpSections, type ArticleBody, type ListedArticle } from '@/domain/help/helpArticle';
import { SearchIndex } from '@/domain/search/searchIndex';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import type { PlainMessageKey } from '@/i18n/translator';
import { isPlaceholder, sectionKeys } from '@/pages/dashboard';
import { paths, sectionName, sectionPath, withQuery } from '@/paths';

/** Returns the page of an article. */
const articleHref = (id: string) => withQuery(paths.dashboard.help, { article: id });

/** An article as a list shows it. */
export interface ArticleLink {
  id: string;
  title: string;
  lead: string;
  href: string;
}

/** Articles of a section, or all that were found. */
export interface ArticleGroup {
  /** Null for the result of a search. */
  section: ListedArticle['section'] | null;
  articles: readonly ArticleLink[];
}

/** An open article. */
export interface OpenArticle {
  title: string;
  lead: string;
  listHref: string;
  body:
    | { status: 'loading' }
    | { status: 'error'; reason: FailureReason }
    | (Pick<ArticleBody, 'text' | 'steps'> & {
        status: 'ready';
        /** Null if it is done on no page of its own. */
        page: { href: string; name: PlainMessageKey } | null;
      });
}

/** The states of the screen. */
export type HelpView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'list'; query: string; groups: readonly ArticleGroup[]; askHref: string }
  | { status: 'article'; article: OpenArticle; askHref: string };

export interface HelpScreenProps {
  view: HelpView;
  /** The search text changed. */
  onQueryChange: (query: string) => void;
  /** Loads the list or the article again. */
  onRetry: () => void;
}

const toLink = ({ id, title, lead }: ListedArticle): ArticleLink => ({
  id,
  title,
  lead,
  href: articleHref(id),
});

const searchTexts = ({ title, lead, stems }: ListedArticle) => [
  { text: title },
  { text: stems.join(' '), penalty: 60 },
  { text: lead, penalty: 150 },
];

/** Returns the articles that match a query, best first. */
export function searchArticles(articles: readonly ListedArticle[], query: string): readonly ListedArticle[] {
  return new SearchIndex(articles, searchTexts).search(query, articles.length).found.map(({ item }) => item);
}

function toGroups(articles: readonly ListedArticle[], query: string): readonly ArticleGroup[] {
  if (query.trim() !== '') {
    const found = searchArticles(articles, query).map(toLink);
    return found.length > 0 ? [{ section: null, articles: found }] : [];
  }
  return helpSections
    .map((section) => ({
      section,
      articles: articles.filter((article) => article.section === section).map(toLink),
    }))
    .filter((group) => group.articles.length > 0);
}

function toBody(body: Loaded<ArticleBody>): OpenArticle['body'] {
  if (body.status !== 'ready') return body;
  const { text, steps, page } = body.value;
  const key = sectionKeys.find((each) => each === page && !isPlaceholder(each));
  return {
    status: 'ready',
    text,
    steps,
    page: key === undefined ? null : { href: sectionPath(key), name: sectionName(key) },
  };
}

export interface HelpParts {
  articles: Loaded<readonly ListedArticle[]>;
  /** Id in the address; null for the list. */
  opened: string | null;
  body: Loaded<ArticleBody>;
  query: string;
}

/** Makes the view of the help. An unknown article shows the list. */
export function toHelpView({ articles, opened, body, query }: HelpParts): HelpView {
  if (articles.status !== 'ready') return articles;
  const article = articles.value.find(({ id }) => id === opened);
  const askHref = paths.dashboard.supportCreate;
  if (!article) return { status: 'list', query, groups: toGroups(articles.value, query), askHref };
  const { title, lead } = article;
  return {
    status: 'article',
    article: { title, lead, listHref: paths.dashboard.help, body: toBody(body) },
    askHref,
  };
}
