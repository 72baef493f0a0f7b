import * as v from 'valibot';
import { fingerprintSchema } from '@/domain/sshKeys/chosenKeys';
import { longestSshKey, sshKeyNameSchema, sshKeyTypes } from '@/domain/sshKeys/sshKey';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { countSchema, numberedIdSchema, serverIdSchema } from './shapes';

const installedKeySchema = v.object({
  name: v.string(),
  type: v.picklist(sshKeyTypes),
  bits: countSchema,
  fingerprint: fingerprintSchema,
});

const sshKeySchema = v.object({
  id: numberedIdSchema,
  ...installedKeySchema.entries,
  addedAt: isoMomentSchema,
});

/** Public SSH keys of the account. */
export const sshKeysContract = {
  list: call({
    method: 'GET',
    path: '/api/ssh-keys',
    summary: 'Lists the public SSH keys of the account in order of creation.',
    role: 'customer',
    answer: v.object({ items: v.array(sshKeySchema) }),
    refusals: [],
  }),
  add: call({
    method: 'POST',
    path: '/api/ssh-keys',
    summary:
      'Adds a public key in the format of OpenSSH: Ed25519, ECDSA or RSA of at least 3072 bits. `problem` of a refusal says why it is invalid.',
    role: 'customer',
    body: v.object({
      name: sshKeyNameSchema,
      key: v.pipe(
        v.string(),
        v.maxLength(longestSshKey),
        v.check((text) => !text.includes('\0')),
      ),
    }),
    answer: sshKeySchema,
    isCreated: true,
    refusals: ['invalidSshKey', 'sshKeyTaken', 'tooManySshKeys'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/ssh-keys/{id}',
    summary: 'Removes a key from the account. Servers that have it keep it.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    refusals: [],
  }),
  onServer: call({
    method: 'GET',
    path: '/api/servers/{id}/ssh-keys',
    summary:
      'Lists the keys that were put on a server at its creation or last reinstallation, or that are on the disk it was restored from; without keys it got a password. Removed keys are listed with `isSaved` false. Changes made on the server itself are not known.',
    role: 'customer',
    params: v.object({ id: serverIdSchema }),
    answer: v.object({
      /** Null if they are unknown: the disk was installed before the portal stored them. */
      items: v.nullable(v.array(v.object({ ...installedKeySchema.entries, isSaved: v.boolean() }))),
    }),
    refusals: [],
  }),
};
