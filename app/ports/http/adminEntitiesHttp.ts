import { adminContract } from '@app/contract/admin';
import type { AdminEntitiesPort } from '@app/ports/adminEntitiesPort';
import { actionOf, editOf } from './adminAction';
import { send } from './send';

/** Legal entities over HTTP. */
export const adminEntitiesHttp: AdminEntitiesPort = {
  entities: async (signal) => (await send(adminContract.entities, {}, signal)).items,
  addEntity: (body) => actionOf(send(adminContract.addEntity, { body })),
  saveEntity: (id, body, version) =>
    editOf(send(adminContract.saveEntity, { params: { id: String(id) }, body, version })),
};
