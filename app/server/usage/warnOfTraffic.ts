import { sql } from 'kysely';
import {
  dueTrafficWarning,
  trafficPercent,
  type TrafficUse,
  type TrafficWarning,
} from '@/domain/servers/traffic';
import type { Server, ServerId } from '@/domain/servers/server';
import type { Changes } from '../changes';
import { lockCustomerIfThere } from '../customers/lock';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import type { ServerViews } from '../provisioning/provisioner';
import { timeZoneOf } from '../settings/storedSettings';
import { monthTraffic } from './monthTraffic';

/** Servers per query. */
const batch = 100;
/** Servers in a row without an answer, after which the provisioner is taken to be down until the next sweep. */
const mostUnmeasured = 10;

interface Parts {
  readonly db: Db;
  readonly changes: Changes;
  readonly views: ServerViews;
}

/** Ids of servers: above one, up to another. */
interface Range {
  readonly above: number;
  readonly upTo: number;
}

/** Running servers with an allowance, by id. */
const measuredServers = (db: Db, { above, upTo }: Range) =>
  db
    .selectFrom('server')
    .innerJoin('plan', (join) => join.on(sql<boolean>`"plan"."name" = "server"."tariff"`))
    .select(['server.id', 'userId', 'domain', 'anchorDay', 'createdOn', 'trafficMonth', 'trafficWarned'])
    .select('trafficGb')
    .where('trafficGb', 'is not', null)
    .where('status', '=', 'Active')
    .where('server.id', '>', above as ServerId)
    .where('server.id', '<=', upTo as ServerId)
    .orderBy('server.id')
    .limit(batch)
    .execute();

/** All servers, from a random one on: those without an answer do not always come first. */
async function sweepRanges(db: Db): Promise<readonly Range[]> {
  const newest = await db.selectFrom('server').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const last = newest?.id ?? 0;
  const start = Math.floor(Math.random() * last);
  return [
    { above: start, upTo: last },
    { above: 0, upTo: start },
  ];
}

/** Notifies the owners of servers that have used 80 or 100 percent of their allowance, once a billing month. */
export async function warnOfTraffic({ db, changes, views }: Parts, now: Date): Promise<void> {
  const zone = await timeZoneOf(db);
  let unmeasured = 0;
  for (const range of await sweepRanges(db)) {
    let servers = await measuredServers(db, range);
    while (servers.length > 0) {
      for (const server of servers) {
        const use = await monthTraffic(views, server, { zone, now });
        unmeasured = use.used === null ? unmeasured + 1 : 0;
        // Each of them has waited for its timeout, and the rest of the housekeeping waits for all.
        if (unmeasured === mostUnmeasured) return;
        const percent = trafficPercent(use);
        const sent = server.trafficMonth === use.from ? server.trafficWarned : 0;
        const warning = percent === null ? null : dueTrafficWarning(percent, sent);
        if (warning !== null) await warn({ db, changes }, server, { ...use, warning }, now);
      }
      servers = await measuredServers(db, { ...range, above: servers.at(-1)?.id ?? range.upTo });
    }
  }
}

/** Stores a warning and notifies by the channels that the account has chosen, unless another instance has. */
async function warn(
  { db, changes }: Pick<Parts, 'db' | 'changes'>,
  { id: serverId, userId, domain }: Pick<Server, 'id' | 'domain'> & { readonly userId: string },
  { from, until, warning: percent }: TrafficUse & { readonly warning: TrafficWarning },
  now: Date,
): Promise<void> {
  const changed = [{ userId, topics: ['notifications'] as const }];
  await transact(db, async (tx) => {
    await lockCustomerIfThere(tx, userId);
    const marked = await tx
      .updateTable('server')
      .set({ trafficMonth: from, trafficWarned: percent })
      .where('userId', '=', userId)
      .where('id', '=', serverId)
      .where(sql<boolean>`("trafficMonth" is distinct from ${from}::date or "trafficWarned" < ${percent})`)
      .returning('id')
      .executeTakeFirst();
    if (!marked) return;
    const facts = { kind: 'trafficUsed', serverId, domain, percent } as const;
    const { choices } = await noticesOf(tx, userId);
    if (choices.traffic.portal) await notify(tx, { userId, at: now, about: { ...facts, until } });
    const key = `trafficUsed:${serverId}:${from}:${percent}`;
    await enqueueMail(tx, { userId, key, event: { ...facts, day: until }, now });
    await changes.announce(tx, changed);
  });
  changes.committed(changed);
}
