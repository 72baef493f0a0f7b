import * as v from 'valibot';
import { longestIncidentText, longestIncidentTitle } from '@/domain/admin/incident';
import { incidentSeverities, incidentStates, statesOf, statusServices } from '@/domain/status/incident';
import { incidentKinds } from '@/domain/status/incidentKind';
import { incidentNoticeSchema, incidentTextSchema } from '@/domain/status/incidentSchema';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { countSchema, datacenterIdSchema, numberedIdSchema, textSchema } from './shapes';

const windowSchema = v.object({ from: isoMomentSchema, until: isoMomentSchema });

const adminIncidentSchema = v.object({
  ...incidentNoticeSchema.entries,
  datacenters: v.array(datacenterIdSchema),
  services: v.array(v.picklist(statusServices)),
  window: v.nullable(windowSchema),
  startedAt: isoMomentSchema,
  resolvedAt: v.nullable(isoMomentSchema),
  updates: v.array(
    v.object({
      id: numberedIdSchema,
      at: isoMomentSchema,
      state: v.picklist(incidentStates),
      text: incidentTextSchema,
    }),
  ),
  /** Number of notified accounts. */
  recipients: countSchema,
  version: textSchema,
});

/** Schema of a text in both languages. */
const writtenSchema = (longest: number) => {
  const one = v.pipe(textSchema, v.trim(), v.minLength(1), v.maxLength(longest));
  return v.object({ ru: one, en: one });
};

/** Schema of a list without duplicates. */
const someOf = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    v.array(item),
    v.check((chosen) => new Set(chosen).size === chosen.length, 'One of them twice'),
  );

const change = {
  severity: v.picklist(incidentSeverities),
  title: writtenSchema(longestIncidentTitle),
  datacenters: someOf(datacenterIdSchema),
  services: someOf(v.picklist(statusServices)),
  window: v.nullable(
    v.pipe(
      windowSchema,
      v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'It ends before it begins'),
    ),
  ),
};

const update = { state: v.picklist(incidentStates), text: writtenSchema(longestIncidentText) };

const idParams = v.object({ id: numberedIdSchema });

/** Incidents, planned work and news, shown to customers and on the public page `/status`. */
export const adminIncidentCalls = {
  incidents: call({
    method: 'GET',
    path: '/api/admin/incidents',
    summary: 'Every incident, planned work and announcement with its history, the newest first.',
    role: 'admin',
    right: 'status.read',
    answer: v.object({ items: v.array(adminIncidentSchema) }),
    refusals: [],
  }),
  addIncident: call({
    method: 'POST',
    path: '/api/admin/incidents',
    summary:
      'Announces an incident, planned work (with its window) or news. Customers with servers in its data centres are notified once; with no data centre, every customer.',
    role: 'admin',
    right: 'status.edit',
    requiresIdempotencyKey: true,
    body: v.pipe(
      v.object({ kind: v.picklist(incidentKinds), ...change, ...update }),
      v.check(({ kind, state }) => statesOf(kind).includes(state) && state !== 'resolved', 'Not its state'),
      v.check(
        ({ kind, window }) => (kind === 'maintenance') === (window !== null),
        'Only planned work has a window',
      ),
    ),
    answer: adminIncidentSchema,
    refusals: [],
  }),
  saveIncident: call({
    method: 'PUT',
    path: '/api/admin/incidents/{id}',
    summary:
      'Changes title, severity, affected parts and window of an incident, unless it has changed since it was read. Customers whom it touches now and did not before are notified.',
    role: 'admin',
    right: 'status.edit',
    isVersioned: true,
    params: idParams,
    body: v.object(change),
    answer: adminIncidentSchema,
    refusals: ['changed'],
  }),
  updateIncident: call({
    method: 'POST',
    path: '/api/admin/incidents/{id}/updates',
    summary:
      'Adds an update to the history of an incident. `resolved` ends it: those who were notified of it are notified of that.',
    role: 'admin',
    right: 'status.edit',
    requiresIdempotencyKey: true,
    params: idParams,
    body: v.object(update),
    answer: adminIncidentSchema,
    refusals: ['changed'],
  }),
};
