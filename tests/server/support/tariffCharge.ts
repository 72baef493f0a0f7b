import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { kopecks } from '@/domain/money/money';
import { quoteTariffChange, tariffNamed } from '@/domain/pricing/tariffChange';
import type { Server } from '@/domain/servers/server';
import { samplePrices } from '@/sample-data/prices';

/** The body of a tariff change with the charge that its person sees today; zero for a tariff that does not exist. */
export function tariffBody(server: Server, tariff: string) {
  const found = tariffNamed(samplePrices.tariffs, tariff);
  const charge = found
    ? quoteTariffChange(server, found, dayIn(defaultTimeZone, new Date())).charge
    : kopecks(0);
  return { tariff, charge };
}
