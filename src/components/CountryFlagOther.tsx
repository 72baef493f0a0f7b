import type { CatalogueCountry } from '@/domain/profile/countries';
import type { CountryCode } from '@/domain/catalog/plan';
import { CountryFlagDrawing } from './CountryFlagDrawing';
import { otherFlags } from './countryFlag/others';

/** A flag from the chunk of the country list. */
export default function CountryFlagOther({ code }: { code: Exclude<CatalogueCountry, CountryCode> }) {
  return <CountryFlagDrawing flag={otherFlags[code]} />;
}
