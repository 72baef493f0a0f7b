import type { EditPrices, Prices } from '@/domain/pricing/prices';

/** Converts the prices for the API. */
export const wirePrices = ({ tariffs, ...prices }: Prices) => ({ ...prices, tariffs: [...tariffs] });

/** Returns the prices that server edit needs. */
export const wireEditPrices = ({ editPanel, ipv4, ipv6, backup, discounts }: EditPrices) => ({
  editPanel,
  ipv4,
  ipv6,
  backup,
  discounts,
});
