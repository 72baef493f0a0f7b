import type { sshKeysContract } from '@app/contract/sshKeys';
import { installationOf } from '../provisioning/installation';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { accountKeyRoutes } from '../sshKeys/routes';

/** Public SSH keys of the account and of its servers. */
export const sshKeyRoutes: Handlers<typeof sshKeysContract> = {
  ...accountKeyRoutes,
  async onServer({ db, caller, params: { id } }) {
    await foundServer(serverRow(db, caller.id, id));
    const installation = await installationOf(db, caller.id, id);
    if (!installation?.keys) return { items: null };
    const rows = await db
      .selectFrom('sshKey')
      .select('fingerprint')
      .where('userId', '=', caller.id)
      .execute();
    const saved = new Set(rows.map(({ fingerprint }) => fingerprint));
    return { items: installation.keys.map((key) => ({ ...key, isSaved: saved.has(key.fingerprint) })) };
  },
};
