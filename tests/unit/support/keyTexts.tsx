import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalogue } from '@/i18n/catalogue';
import { formattersFor } from '@/i18n/format';
import { I18nProvider, type I18n } from '@/i18n/I18nProvider';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { sampleDatacenters } from '@/sample-data/datacenters';

/** Formats are the real ones; a message is its key, with its arguments behind it: `bills.owed {"amount":"1,00 RUB"}`. */
export const keyTexts: I18n = {
  ...formattersFor('ru'),
  locale: 'ru',
  languages: portalLanguages,
  datacenters: sampleDatacenters,
  t: (key, ...[values]) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`),
  rich: (key) => key,
};

/** Every key is its own message: components inside a cell show which one they chose. */
const keys: Catalogue = new Proxy<Record<string, string>>({}, { get: (_, key) => String(key) });

/** The markup of a node, with message keys in the place of texts. */
export function markupOf(node: ReactNode): string {
  return renderToStaticMarkup(
    <I18nProvider locale="ru" languages={portalLanguages} messages={keys} datacenters={sampleDatacenters}>
      {node}
    </I18nProvider>,
  );
}

/** The text of a node as a person reads it; spaces that do not break count as spaces. */
export function textOf(node: ReactNode): string {
  const decoded = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' } as const;
  const text = markupOf(node).replaceAll(/<[^>]*>/g, '');
  return Object.entries(decoded)
    .reduce((all, [code, character]) => all.replaceAll(code, character), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The tone of the badge in a node. */
export const toneOf = (node: ReactNode): string | undefined => /bg-(\w+)-soft/.exec(markupOf(node))?.[1];
