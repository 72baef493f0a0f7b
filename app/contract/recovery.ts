import * as v from 'valibot';
import { isoStates, maxIsoUrl } from '@/domain/servers/ownIso';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { rescueStates } from '@/domain/servers/rescue';
import { call } from './call';
import { countSchema, serverIdSchema, textSchema } from './shapes';

/** The image; null for none. */
const isoAnswer = v.object({
  iso: v.nullable(
    v.object({
      url: textSchema,
      /** Megabytes; null if its host does not say. */
      sizeMb: v.nullable(countSchema),
      state: v.picklist(isoStates),
      at: isoMomentSchema,
    }),
  ),
});

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
  iso: call({
    method: 'GET',
    path: '/api/servers/{id}/iso',
    summary: 'Returns the ISO image that a server is started from.',
    role: 'customer',
    params: oneServer,
    answer: isoAnswer,
    refusals: [],
  }),
  attachIso: call({
    method: 'PUT',
    path: '/api/servers/{id}/iso',
    summary:
      'Fetches an ISO image from a public HTTPS address and restarts the server from it. The size is requested from its host first; no redirect is followed. Its status is `Activation` meanwhile.',
    role: 'customer',
    params: oneServer,
    isElsewhere: true,
    limit: 'lookupsPerAccount',
    body: v.object({ url: v.pipe(textSchema, v.maxLength(maxIsoUrl)) }),
    answer: isoAnswer,
    refusals: ['changed', 'isoPrivate', 'isoUnreachable', 'isoTooLarge'],
  }),
  detachIso: call({
    method: 'DELETE',
    path: '/api/servers/{id}/iso',
    summary: 'Restarts a server from its disk and deletes the image.',
    role: 'customer',
    params: oneServer,
    answer: isoAnswer,
    refusals: ['changed'],
  }),
};
