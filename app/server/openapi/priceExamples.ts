import { sampleSystems } from '@/sample-data/systems';
import { samplePrices } from '@/sample-data/prices';
import { wireSystem } from '../catalog/systems';
import { wireEditPrices, wirePrices } from '../catalog/wire';

/** Prices beside the plans. */
export const pricesExample = {
  prices: wirePrices(samplePrices),
  currency: 'RUB' as const,
  systems: sampleSystems.map(wireSystem),
};

/** Prices of the settings of a server. */
export const editPricesExample = wireEditPrices(samplePrices);
