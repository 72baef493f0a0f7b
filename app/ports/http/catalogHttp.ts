import { catalogContract } from '@app/contract/catalog';
import type { CatalogPort } from '@app/ports/ports';
import { unrestrictedSystems } from '@/domain/order/compatibility';
import { orNull } from './refusals';
import { send } from './send';

export const catalogHttp: CatalogPort = {
  async offers(signal) {
    const {
      items,
      prices,
      systems = unrestrictedSystems,
      countries,
    } = await send(catalogContract.plans, {}, signal);
    return { plans: items, prices, systems, countries };
  },
  promo: (code, signal) => orNull(send(catalogContract.promo, { params: { code } }, signal)),
};
