import { CountryFlag } from '@/components/CountryFlag';
import { useI18n } from '@/i18n/I18nProvider';
import { paths, withQuery } from '@/paths';
import { Link } from '@/primitives/Link';
import type { CountryChoice } from './catalogTypes';

export interface LaterCountriesProps {
  countries: readonly CountryChoice[];
  /** What the question is filed under (§9). */
  service: string;
}

/**
 * The countries of §9 where nothing of this catalogue is sold yet, folded into a line: it makes a ticket that asks to be
 * told, and so does each of them for itself.
 */
export function LaterCountries({ countries, service }: LaterCountriesProps) {
  const { t, locale, country } = useI18n();
  const later = countries
    .filter(({ planCount }) => planCount === 0)
    .map(({ code }) => ({ code, name: country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  if (later.length === 0) return null;
  const ticketHref = (subject: string) => withQuery(paths.dashboard.supportCreate, { service, subject });
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 border-t border-border pt-3 text-text-muted print:hidden">
      <details className="open:w-full">
        <summary className="py-1 hover:text-text pointer-coarse:py-3">
          {t('catalog.later', { count: later.length })}
        </summary>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-1 text-sm">
          {later.map(({ code, name }) => (
            <li key={code}>
              <Link
                variant="bare"
                href={ticketHref(t('catalog.later.subject', { service, country: name }))}
                className="flex min-h-8 items-center gap-2 hover:text-text hover:underline pointer-coarse:min-h-11"
              >
                <CountryFlag code={code} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <Link
        href={ticketHref(t('catalog.later.subjectAny', { service }))}
        className="py-1 pointer-coarse:py-3"
      >
        {t('catalog.later.tell')}
      </Link>
    </div>
  );
}
