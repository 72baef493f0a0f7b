import type { CountryCode } from '@/domain/catalog/plan';
import { CountryFlagDrawing } from './CountryFlagDrawing';
import { otherFlags } from './countryFlag/others';
import type { soldFlags } from './countryFlag/sold';

/** A flag from the chunk of the country list. */
export default function CountryFlagOther({ code }: { code: Exclude<CountryCode, keyof typeof soldFlags> }) {
  // Another backend may name a country that has no drawing.
  return <CountryFlagDrawing flag={code in otherFlags ? otherFlags[code] : []} />;
}
