import { renderStaticPages } from '@app/build/prerender';
import { pageHtml } from '@app/build/pageHtml';
import type { Locale } from '@/i18n/locale';

/** A pre-rendered page's document, as the server would send it. */
export function staticDocument(path: string, locale: Locale): string {
  const page = renderStaticPages().find((one) => one.path === path && one.locale === locale);
  if (!page) throw new Error(`No page ${path} in ${locale}`);
  return pageHtml({ page, head: [], end: [] });
}

/** Puts a page's document in place of the present one, at its address. */
export function showDocument(path: string, locale: Locale): void {
  const page = new DOMParser().parseFromString(staticDocument(path, locale), 'text/html');
  document.head.replaceChildren(...page.head.children);
  document.body.replaceChildren(...page.body.children);
  document.documentElement.lang = page.documentElement.lang;
  delete document.documentElement.dataset['theme'];
  history.replaceState(null, '', path);
}
