import { samplePrices } from '@/sample-data/prices';
import { wireEditPrices, wirePrices } from '../catalog/wire';

/** Prices beside the plans. */
export const pricesExample = { prices: wirePrices(samplePrices), currency: 'RUB' as const, withheld: [] };

/** Prices of the settings of a server. */
export const editPricesExample = wireEditPrices(samplePrices);
