import type { Money } from '@/domain/money/money';
import { makeServer } from '@/sample-data/servers';

/** A server whose names and state are as long as they come, for this much a month. */
export const makeLongServer = (monthlyPrice: Money) =>
  makeServer({
    domain: `${'very-long-name-'.repeat(4)}of-a-server.${'sub-domain.'.repeat(8)}example.ru`,
    tariff: `${'Intercrus-of-the-Southern-Sky-'.repeat(2)}[GB]`,
    status: 'Waiting for the provider to move it to another rack',
    monthlyPrice,
  });
