import { lazy, Suspense } from 'react';
import type { CatalogueCountry } from '@/domain/profile/countries';
import { datacenterIds, type CountryCode } from '@/domain/catalog/plan';
import { soldFlags } from './countryFlag/sold';
import { CountryFlagDrawing } from './CountryFlagDrawing';

/** Keeps a flag's place while it loads, or if it never comes. */
function FlagSpace() {
  return <span aria-hidden="true" className="inline-block h-3.5 w-5.25 shrink-0 bg-neutral-soft" />;
}

const CountryFlagOther = lazy(() =>
  import('./CountryFlagOther').catch(() => ({ default: () => <FlagSpace /> })),
);

function isSold(code: CatalogueCountry): code is CountryCode {
  return datacenterIds.some((id) => id.toUpperCase() === code);
}

export interface CountryFlagProps {
  /** ISO 3166-1, one of the 46 of the catalogue (§9). */
  code: CatalogueCountry;
}

/**
 * A country's flag, drawn here: the five where plans are sold at once, the other 41 with the list that shows them.
 * Decoration only: say the country's name beside it.
 */
export function CountryFlag({ code }: CountryFlagProps) {
  if (isSold(code)) return <CountryFlagDrawing flag={soldFlags[code]} />;
  return (
    <Suspense fallback={<FlagSpace />}>
      <CountryFlagOther code={code} />
    </Suspense>
  );
}
