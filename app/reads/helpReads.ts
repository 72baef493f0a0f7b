import * as v from 'valibot';
import { articleBodySchema, articleListSchema } from '@/domain/help/helpArticle';
import { useI18n } from '@/i18n/I18nProvider';
import { useRead } from './useRead';

// Each article is a file of its own, and so is the list of each language.
const files = import.meta.glob<unknown>('../../src/i18n/help/*/*.json', { import: 'default' });

async function loadFile(locale: string, name: string): Promise<unknown> {
  const load = files[`../../src/i18n/help/${locale}/${name}.json`];
  if (!load) throw new Error(`No article ${name} in ${locale}`);
  return load();
}

/** The list of articles in the reader's language; requested once it is `needed`. */
export function useHelpArticles(needed = true) {
  const { locale } = useI18n();
  const load = async () => v.parse(articleListSchema, await loadFile(locale, 'index'));
  return useRead(needed ? { key: `help/${locale}`, event: 'help-load-failed', load } : null);
}

/** The rest of an article in the reader's language; null requests nothing. */
export function useArticleBody(id: string | null) {
  const { locale } = useI18n();
  const load = async () => v.parse(articleBodySchema, await loadFile(locale, id ?? ''));
  return useRead(id === null ? null : { key: `help/${locale}/${id}`, event: 'help-load-failed', load });
}
