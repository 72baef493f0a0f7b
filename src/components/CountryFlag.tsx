import { lazy, Suspense } from 'react';
import type { CountryCode } from '@/domain/catalog/plan';
import { soldFlags } from './countryFlag/sold';
import { CountryFlagDrawing } from './CountryFlagDrawing';

/** Placeholder while a flag loads, or if it fails. */
function FlagSpace() {
  return <span aria-hidden="true" className="inline-block h-3.5 w-5.25 shrink-0 bg-neutral-soft" />;
}

const CountryFlagOther = lazy(() =>
  import('./CountryFlagOther').catch(() => ({ default: () => <FlagSpace /> })),
);

const isBundled = (code: CountryCode): code is keyof typeof soldFlags => code in soldFlags;

export interface CountryFlagProps {
  /** ISO 3166-1 code, one of the 46 of the catalogue (§9). */
  code: CountryCode;
}

/**
 * A country's flag as our own drawing. The five flags of the first data centres are bundled; the other 41 are
 * loaded with the country list. Decorative: show the country's name next to it.
 */
export function CountryFlag({ code }: CountryFlagProps) {
  if (isBundled(code)) return <CountryFlagDrawing flag={soldFlags[code]} />;
  return (
    <Suspense fallback={<FlagSpace />}>
      <CountryFlagOther code={code} />
    </Suspense>
  );
}
