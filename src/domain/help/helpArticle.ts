import * as v from 'valibot';

/** Sections of the help, in their order. */
export const helpSections = ['start', 'servers', 'money', 'account', 'support'] as const;

const listedArticleSchema = v.object({
  id: v.string(),
  section: v.picklist(helpSections),
  title: v.string(),
  /** The answer in one sentence. */
  lead: v.string(),
  /** Prefixes of words that ask for it, in lower case. */
  stems: v.array(v.string()),
});

/** An article in the list of one language. */
export type ListedArticle = v.InferOutput<typeof listedArticleSchema>;

export const articleListSchema = v.array(listedArticleSchema);

export const articleBodySchema = v.object({
  /** Paragraphs after the lead. */
  text: v.array(v.string()),
  /** Steps in their order; empty for an article that only explains. */
  steps: v.array(v.string()),
  /** Key of the page on which it is done. */
  page: v.string(),
});

/** The rest of an article, loaded when it is opened. */
export type ArticleBody = v.InferOutput<typeof articleBodySchema>;
