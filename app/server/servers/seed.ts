import { passedReminder } from '@/domain/renewal/schedule';
import type { ServerId } from '@/domain/servers/server';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { dayIn } from '@/domain/time/timeZone';
import { orderDay, sampleServers } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import type { SeededAccount } from '../customers/seededAccount';
import { settingsOf } from '../settings/storedSettings';
import { assignAddresses } from '../provisioning/simulatedPool';
import { insertServers, newServerIds } from '../serverStore/store';

/**
 * Adds the specification's four servers with their histories (D25), with new ids.
 *
 * @returns the new id of each sample id
 */
export async function seedServers({
  tx,
  userId,
  now,
  shift,
}: Omit<SeededAccount, 'serverIds'>): Promise<ReadonlyMap<ServerId, ServerId>> {
  const ids = await newServerIds(tx, sampleServers.length);
  const added = [];
  for (const [index, sample] of sampleServers.entries()) {
    const id = ids[index] ?? sample.id;
    // Every account has the sample, so its addresses can belong to only one.
    const { addresses } = await assignAddresses(tx, id, { ...sample, ipv4: 1, ipv6Subnet: '' });
    const server = { ...sample, id, ip: addresses[0] ?? '', endDate: shift(sample.endDate) };
    added.push({
      product: 'vps' as const,
      editable: makeEditableServer(server, { createdOn: shift(orderDay(sample)) }),
      events: makeServerDetails(sample).events.map(({ kind, actor, detail, at }) => ({
        kind,
        actor,
        detail,
        at: new Date(shift(at)),
      })),
    });
  }
  await insertServers(tx, userId, added);
  const rules = await settingsOf(tx);
  const today = dayIn(rules.timeZone, now);
  // The sample has its own notifications about these servers.
  const reminded = added.flatMap(({ editable: { server } }) => {
    const { id: serverId, endDate } = server;
    const days = passedReminder({ endDate, today, rules });
    return days === null ? [] : { userId, serverId, endDate, step: `reminded${days}` as const, at: now };
  });
  if (reminded.length > 0) await tx.insertInto('renewalStep').values(reminded).execute();
  return new Map(sampleServers.map((sample, index) => [sample.id, ids[index] ?? sample.id]));
}
