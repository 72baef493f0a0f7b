import type { Money } from '@/domain/money/money';
import { makeServer } from '@/sample-data/servers';

/** Makes a server with the longest possible names and state, at this monthly price. */
export const makeLongServer = (monthlyPrice: Money) =>
  makeServer({
    domain: `${'very-long-name-'.repeat(4)}of-a-server.${'sub-domain.'.repeat(8)}example.ru`,
    tariff: `${'Intercrus-of-the-Southern-Sky-'.repeat(2)}[GB]`,
    status: 'Waiting for the provider to move it to another rack',
    monthlyPrice,
  });
