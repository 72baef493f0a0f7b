import { brand } from '@/brand';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';

/** The page's name in the tab, then the brand. React puts it into the document's head. */
export function DocumentTitle({ of }: { of: PlainMessageKey }) {
  const { t, locale } = useI18n();
  return <title>{`${t(of)} · ${brand.name[locale]}`}</title>;
}
