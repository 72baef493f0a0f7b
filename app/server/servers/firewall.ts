import type { networkContract } from '@app/contract/network';
import { noFirewall, type Firewall } from '@/domain/servers/firewall';
import { checkFirewall } from '@/domain/servers/firewallRule';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { addOperations } from '../provisioning/operations';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { lockIdle } from './idle';
import { reverseNameRoutes } from './reverseNames';

async function firewallOf(db: Db, userId: string, id: ServerId): Promise<Firewall> {
  const row = await db
    .selectFrom('firewall')
    .select(['applied', 'wanted', 'state'])
    .where('userId', '=', userId)
    .where('serverId', '=', id)
    .executeTakeFirst();
  return row ?? noFirewall;
}

const toWire = ({ applied, wanted, state }: Firewall) => ({
  applied: { ...applied, rules: [...applied.rules] },
  wanted: wanted && { ...wanted, rules: [...wanted.rules] },
  state,
});

/** Handlers of a server's network. The results of the operations are in firewallResults.ts and reverseNameResults.ts. */
export const networkRoutes: Handlers<typeof networkContract> = {
  ...reverseNameRoutes,
  async firewall({ db, caller, params: { id } }) {
    await foundServer(serverRow(db, caller.id, id));
    return toWire(await firewallOf(db, caller.id, id));
  },
  async saveFirewall({ db, caller, params: { id }, body, now, changed }) {
    const { rules, problems } = checkFirewall(body.rules);
    const [first] = problems?.rules ?? [];
    if (first) throw refusal('invalidFirewall', { rule: first[0], problem: first[1] });
    const { server } = await lockIdle(db, caller.id, id);
    const { applied } = await firewallOf(db, caller.id, id);
    const wanted = { isOn: body.isOn, rules };
    const states = { wanted: JSON.stringify(wanted), state: 'applying' as const };
    await db
      .insertInto('firewall')
      .values({ userId: caller.id, serverId: id, applied: JSON.stringify(applied), ...states })
      .onConflict((conflict) => conflict.columns(['userId', 'serverId']).doUpdateSet(states))
      .execute();
    const command = { action: 'setFirewall' as const, firewall: { ...wanted, rules: [...rules] } };
    await addOperations(db, caller.id, [{ serverId: id, title: server.domain, command }], now);
    changed(caller.id, 'servers');
    return toWire({ applied, wanted, state: 'applying' });
  },
};
