import { tariffNamed, type Tariff } from '@/domain/pricing/tariffChange';
import { planStar } from '@/domain/catalog/plan';
import type { Server } from '@/domain/servers/server';

const tariffParameter = 'tariff';
const stepParameter = 'step';
const confirmStep = 'confirm';

/** Data in the address besides the server. */
export interface TariffAddress {
  /** Star of the tariff; empty if absent or unknown. */
  tariff: string;
  isConfirm: boolean;
}

/** Parses the query part of an address; never throws. Without a tariff there is no confirmation step. */
export function parseTariffUrl(search: string, tariffs: readonly Tariff[]): TariffAddress {
  const params = new URLSearchParams(search);
  const tariff = tariffNamed(tariffs, params.get(tariffParameter) ?? '')?.name ?? '';
  return { tariff, isConfirm: tariff !== '' && params.get(stepParameter) === confirmStep };
}

/** Returns the address with another choice or step, for reload and Back (§4). */
export function withTariff(search: string, { tariff, isConfirm }: TariffAddress): string {
  const params = new URLSearchParams(search);
  const before = params.toString();
  const set = (name: string, value: string) => {
    if (value === '') params.delete(name);
    else params.set(name, value);
  };
  set(tariffParameter, tariff);
  set(stepParameter, isConfirm ? confirmStep : '');
  const text = params.toString();
  if (text === before) return search;
  return text === '' ? '' : `?${text}`;
}

/** Returns the choice for a server; its own tariff counts as none. */
export function choiceFor(server: Server, address: TariffAddress): TariffAddress {
  return planStar(server.tariff) === address.tariff ? { tariff: '', isConfirm: false } : address;
}
