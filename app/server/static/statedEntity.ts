import { brand } from '@/brand';
import type { Payee, Payees } from '@/domain/documents/payees';
import type { Locale } from '@/i18n/locale';
import { escaped } from '../http/html';
import { toLanguage } from '../http/language';
import { withDeadline } from '../withDeadline';

type Stated = Pick<Payee, 'name' | 'address' | 'inn' | 'kpp' | 'ogrn' | 'phone' | 'email'>;

/** The legal entity of the build, which static pages state. */
const built: Stated = {
  ...brand.requisites,
  name: brand.legalEntity,
  email: brand.support.email,
  phone: brand.support.phone,
};

/** As the build writes a text into a page. */
const inPage = (text: string): string => escaped(text).replaceAll("'", '&#x27;');

/** Texts of a page about an entity, in a fixed order. */
function textsOf({ name, address, inn, ogrn, phone, email, kpp }: Stated, language: Locale) {
  const dialed = `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
  const ofKpp = (title: string) => (kpp === '' ? '' : `, ${title} ${kpp}`);
  // A sole proprietor has no KPP.
  return [name[language], address[language], dialed, phone, email, ofKpp('КПП'), ofKpp('KPP'), inn, ogrn];
}

/** Replaces the build's legal entity and contacts in a page by those of the settings. */
export function stateEntity(html: string, entity: Stated): string {
  const language = toLanguage(/<html\b[^>]* lang="(\w+)"/i.exec(html)?.[1]);
  if (language === null) return html;
  const after = textsOf(entity, language).map(inPage);
  const replaced = new Map(
    textsOf(built, language).flatMap((text, index) => {
      const [before, now] = [inPage(text), after[index] ?? ''];
      return before === '' || before === now ? [] : [[before, now] as const];
    }),
  );
  if (replaced.size === 0) return html;
  // A number is not a part of a longer one.
  const patterns = [...replaced.keys()].map((text) => {
    const quoted = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return `${/^\d/.test(text) ? '(?<!\\d)' : ''}${quoted}${/\d$/.test(text) ? '(?!\\d)' : ''}`;
  });
  return html.replace(new RegExp(patterns.join('|'), 'g'), (text) => replaced.get(text) ?? text);
}

/** Maximum age of the entity that pages state, in milliseconds. */
const freshMs = 60_000;
/** The first page waits this long for the database, in milliseconds. */
const firstReadMs = 1000;

/**
 * Remembers the legal entity that pages state. Only the first read is waited for, so that pages do not depend on the
 * database; while it cannot be read, the last one stays, or null for that of the build.
 */
export function rememberEntity(read: () => Promise<Payees>): () => Promise<Payee | null> {
  let known: Payee | null = null;
  let readAt = -Infinity;
  return async () => {
    if (performance.now() - readAt <= freshMs) return known;
    readAt = performance.now();
    const reading = read().then(
      ({ individuals }) => void (known = individuals),
      () => undefined,
    );
    if (known === null) await withDeadline(reading, firstReadMs);
    return known;
  };
}
