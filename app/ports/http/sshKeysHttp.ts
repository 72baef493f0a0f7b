import { done } from '@/domain/results/outcome';
import { sshKeyRefusals } from '@/domain/sshKeys/sshKey';
import { sshKeysContract } from '@app/contract/sshKeys';
import type { SshKeysPort } from '@app/ports/ports';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

export const sshKeysHttp: SshKeysPort = {
  list: async (signal) => (await send(sshKeysContract.list, {}, signal)).items,
  add: (draft) => outcomeOf(send(sshKeysContract.add, { body: draft }), sshKeyRefusals),
  async remove(id) {
    await orNull(send(sshKeysContract.remove, { params: { id: String(id) } }));
    return done(undefined);
  },
  onServer: async (id, signal) =>
    (await send(sshKeysContract.onServer, { params: { id: String(id) } }, signal)).items,
};
