import { dayOf } from '@/domain/dates';
import { kopecks } from '@/domain/money';
import { quoteTariffChange, tariffNamed } from '@/domain/pricing/tariffChange';
import type { Server } from '@/domain/server';

/** The body of a tariff change with the charge that its person sees today; zero for a tariff that does not exist. */
export function tariffBody(server: Server, tariff: string) {
  const found = tariffNamed(tariff);
  const charge = found ? quoteTariffChange(server, found, dayOf(new Date())).charge : kopecks(0);
  return { tariff, charge };
}
