import type { Checkout } from '@/domain/cart/checkout';
import { kopecksPerRuble } from '@/domain/money/money';
import type { ReadyConfiguration } from '@/domain/order/configuration';
import type { Plan } from '@/domain/catalog/plan';
import type { Prices } from '@/domain/pricing/prices';
import { quoteOrder } from '@/domain/pricing/quote';

/**
 * Returns the navigation state for paying an order. §2 defines all fields except the checkout, which is what gets
 * priced and paid (D21).
 */
export function toOrderCheckout(id: string, plan: Plan, configuration: ReadyConfiguration, prices: Prices) {
  const { name, price, datacenter } = plan;
  const { os, period, autoRenewal } = configuration;
  const checkout: Checkout = {
    entries: [{ kind: 'order', id, plan: name, configuration }],
    promo: null,
    origin: 'configurator',
  };
  return {
    serverInfo: { name, price: price.monthly / kopecksPerRuble, datacenter },
    os: os.family,
    version: os.version,
    totalCost: quoteOrder(price.monthly, configuration, prices).total / kopecksPerRuble,
    paymentPeriod: period,
    autoRenewal,
    checkout,
  };
}
