import { catalogContract } from '@app/contract/catalog';
import type { CatalogPort } from '@app/ports/ports';
import { orNull } from './refusals';
import { send } from './send';

export const catalogHttp: CatalogPort = {
  plans: async (signal) => (await send(catalogContract.plans, {}, signal)).items,
  promo: (code, signal) => orNull(send(catalogContract.promo, { params: { code } }, signal)),
};
