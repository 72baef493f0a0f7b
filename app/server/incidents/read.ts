import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AdminIncident } from '@/domain/admin/incident';
import {
  statusHistoryDays,
  type Incident,
  type IncidentNotice,
  type IncidentUpdate,
} from '@/domain/status/incident';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import type { IncidentTable } from './tables';

async function updatesOf(db: Db, ids: readonly number[]): Promise<Map<number, IncidentUpdate[]>> {
  const found = new Map<number, IncidentUpdate[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('incidentUpdate')
    .selectAll()
    .where('incidentId', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  for (const { incidentId, at, ...update } of rows) {
    const updates = found.get(incidentId) ?? [];
    updates.push({ ...update, at: toIsoDateTime(at) });
    found.set(incidentId, updates);
  }
  return found;
}

function toIncident(row: Selectable<IncidentTable>, updates: readonly IncidentUpdate[]): AdminIncident {
  const { windowFrom, windowUntil, startedAt, resolvedAt, version, ...incident } = row;
  return {
    ...incident,
    window:
      windowFrom && windowUntil
        ? { from: toIsoDateTime(windowFrom), until: toIsoDateTime(windowUntil) }
        : null,
    startedAt: toIsoDateTime(startedAt),
    resolvedAt: resolvedAt && toIsoDateTime(resolvedAt),
    updates,
    version: String(version),
  };
}

/** Returns incidents that match a condition, with their history, newest first. */
export async function findIncidents(
  db: Db,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<readonly AdminIncident[]> {
  const rows = await db
    .selectFrom('incident')
    .selectAll()
    .where(condition)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const updates = await updatesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toIncident(row, updates.get(row.id) ?? []));
}

/** Returns incidents of the public page: open and recently resolved ones. */
export function publicIncidents(db: Db, now: Date): Promise<readonly Incident[]> {
  const since = new Date(now.getTime() - statusHistoryDays * 86_400_000);
  return findIncidents(db, sql<boolean>`"resolvedAt" is null or "resolvedAt" > ${since}`);
}

/** Whether an incident concerns an account: it has no data centre, or one with a server of the account. */
export const concerns = (userId: RawBuilder<string>) => sql<boolean>`(
  "incident"."datacenters" = '[]'::jsonb or exists (
    select from "server" where "server"."userId" = ${userId}
      and "incident"."datacenters" @> to_jsonb("server"."datacenter")))`;

/** Returns open incidents that concern an account, newest first. */
export async function openIncidentsOf(db: Db, userId: string): Promise<readonly IncidentNotice[]> {
  return db
    .selectFrom('incident')
    .select(['id', 'kind', 'severity', 'state', 'title'])
    .where('resolvedAt', 'is', null)
    .where(concerns(sql<string>`${userId}`))
    .orderBy('startedAt', 'desc')
    .execute();
}
