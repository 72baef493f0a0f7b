import * as v from 'valibot';
import { rescueStates } from '@/domain/servers/rescue';
import { call } from './call';
import { serverIdSchema, textSchema } from './shapes';

const oneServer = v.object({ id: serverIdSchema });
const rescue = v.picklist(rescueStates);

/** Ways back into a server: a new root password and the rescue mode. */
export const recoveryContract = {
  state: call({
    method: 'GET',
    path: '/api/servers/{id}/rescue',
    summary: 'Returns whether a server runs in rescue mode.',
    role: 'customer',
    params: oneServer,
    answer: v.object({ rescue }),
    refusals: [],
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/servers/{id}/root-password',
    summary:
      'Sets a new password of the system’s administrator on a running server, which may restart for it, and returns it once; it is stored and mailed nowhere.',
    role: 'customer',
    params: oneServer,
    answer: v.object({ rescue, password: textSchema }),
    refusals: ['changed'],
  }),
  setRescue: call({
    method: 'PUT',
    path: '/api/servers/{id}/rescue',
    summary:
      'Restarts a server in rescue mode, with a password that is returned once, or from its disk again. Its status is `Activation` meanwhile.',
    role: 'customer',
    params: oneServer,
    body: v.object({ isOn: v.boolean() }),
    answer: v.object({ rescue, password: v.nullable(textSchema) }),
    refusals: ['changed'],
  }),
};
