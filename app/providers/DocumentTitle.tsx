import { useLayoutEffect } from 'react';
import { brand } from '@/brand';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';

/**
 * The page's name in the tab, then the brand. It replaces the text of the document's own title, because a second title
 * element is invalid; what covers a page for a while gives the page's title back.
 */
export function DocumentTitle({ of }: { of: PlainMessageKey }) {
  const { t, locale } = useI18n();
  const title = `${t(of)} · ${brand.name[locale]}`;
  useLayoutEffect(() => {
    const previous = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = previous;
    };
  }, [title]);
  return null;
}
