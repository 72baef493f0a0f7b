import { useLayoutEffect } from 'react';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';

/**
 * Sets the document's title to the page's name and the brand. It changes the existing title element, because a second
 * one is invalid. An overlay restores the page's title when it closes.
 */
export function DocumentTitle({ of }: { of: PlainMessageKey }) {
  const { t, locale } = useI18n();
  const brand = useBrand();
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
