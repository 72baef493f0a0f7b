import type { AdminIncident, IncidentChange, NewIncident, NewIncidentUpdate } from '@/domain/admin/incident';
import { isOpenIncident, statesOf } from '@/domain/status/incident';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueue } from '../jobs/enqueue';
import { findIncidents } from './read';
import type { IncidentStage } from './tables';

const columnsOf = ({ severity, title, datacenters, services, window }: IncidentChange) => ({
  severity,
  title: JSON.stringify(title),
  datacenters: JSON.stringify(datacenters),
  services: JSON.stringify(services),
  windowFrom: window && new Date(window.from),
  windowUntil: window && new Date(window.until),
});

async function storeUpdate(tx: Db, incidentId: number, { state, text }: NewIncidentUpdate, at: Date) {
  await tx
    .insertInto('incidentUpdate')
    .values({ incidentId, at, state, text: JSON.stringify(text) })
    .execute();
}

async function findIncident(tx: Db, id: number): Promise<AdminIncident> {
  const [incident] = await findIncidents(tx, sql<boolean>`"incident"."id" = ${id}`);
  if (!incident) throw refusal('notFound');
  return incident;
}

/** Enqueues notifications of a stage for the accounts concerned. */
function notifyLater(tx: Db, { id, version }: AdminIncident, stage: IncidentStage, now: Date) {
  const key = `incident:${id}:${stage}:${version}`;
  return enqueue(tx, [{ kind: 'incident', key, payload: { incidentId: id, stage }, runAt: now }]);
}

/** Announces an incident. */
export async function addIncident(
  tx: Db,
  { kind, state, text, ...change }: NewIncident,
  now: Date,
): Promise<AdminIncident> {
  const { id } = await tx
    .insertInto('incident')
    .values({ kind, state, startedAt: now, ...columnsOf(change) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeUpdate(tx, id, { state, text }, now);
  const incident = await findIncident(tx, id);
  await notifyLater(tx, incident, 'announced', now);
  return incident;
}

/** Locks an open incident and returns it. */
async function lockOpen(tx: Db, id: number): Promise<AdminIncident> {
  const row = tx.selectFrom('incident').select('id').where('id', '=', id);
  if (!(await row.forUpdate().executeTakeFirst())) throw refusal('notFound');
  const incident = await findIncident(tx, id);
  if (!isOpenIncident(incident)) throw refusal('changed');
  return incident;
}

/**
 * Changes title, severity, affected parts and window.
 *
 * @throws Problem 404 `notFound`, 409 `stale`, 409 `changed` if it is resolved, 422 for a window of unplanned work
 */
export async function saveIncident(
  tx: Db,
  id: number,
  change: IncidentChange,
  { version, now }: { readonly version: string; readonly now: Date },
): Promise<{ before: AdminIncident; after: AdminIncident }> {
  const before = await lockOpen(tx, id);
  if (before.version !== version) throw refusal('stale');
  if ((before.kind === 'maintenance') !== (change.window !== null))
    throw refusal('invalidRequest', { fields: ['window'] });
  await tx
    .updateTable('incident')
    .set(({ eb }) => ({ ...columnsOf(change), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const after = await findIncident(tx, id);
  await notifyLater(tx, after, 'announced', now);
  return { before, after };
}

/**
 * Adds an update; `resolved` ends the incident.
 *
 * @throws Problem 404 `notFound`, 409 `changed` if it is resolved, 422 for a state of another kind
 */
export async function updateIncident(
  tx: Db,
  id: number,
  update: NewIncidentUpdate,
  now: Date,
): Promise<{ before: AdminIncident; after: AdminIncident }> {
  const before = await lockOpen(tx, id);
  if (!statesOf(before.kind).includes(update.state)) throw refusal('invalidRequest', { fields: ['state'] });
  await storeUpdate(tx, id, update, now);
  await tx
    .updateTable('incident')
    .set(({ eb }) => ({
      state: update.state,
      version: eb('version', '+', 1),
      ...(update.state === 'resolved' && { resolvedAt: now }),
    }))
    .where('id', '=', id)
    .execute();
  const after = await findIncident(tx, id);
  if (update.state === 'resolved') await notifyLater(tx, after, 'resolved', now);
  return { before, after };
}
