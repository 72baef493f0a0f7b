import { expect, test } from 'vitest';
import { statesOf, statusSummary, type Incident } from '@/domain/status/incident';
import { isDismissible } from '@/domain/status/incidentKind';
import { sampleDatacenters } from '@/sample-data/datacenters';
import {
  makeIncident,
  resolvedIncident,
  sampleAnnouncement,
  sampleMaintenance,
} from '@/sample-data/incidents';

const now = new Date('2026-11-21T12:00:00Z');
const ids = sampleDatacenters.map(({ id }) => id);

const stateOf = (incidents: readonly Incident[], id: string, at = now) => {
  const { datacenters, services } = statusSummary(incidents, ids, at);
  return [...datacenters, ...services].find((each) => each.id === id)?.state;
};

test('everything works while nothing is announced, or all is over', () => {
  for (const incidents of [[], [resolvedIncident], [sampleAnnouncement]]) {
    const { overall, datacenters, services } = statusSummary(incidents, ids, now);
    expect(overall).toBe('operational');
    expect(datacenters.map(({ id }) => id)).toEqual(['gb', 'ru', 'us', 'nl', 'de']);
    expect([...datacenters, ...services].every(({ state }) => state === 'operational')).toBe(true);
  }
});

test('an incident changes the parts that it names, by its severity', () => {
  const incident = makeIncident({ severity: 'major' });
  expect(stateOf([incident], 'nl')).toBe('partialOutage');
  expect(stateOf([incident], 'network')).toBe('partialOutage');
  expect(stateOf([incident], 'ru')).toBe('operational');
  expect(stateOf([makeIncident({ severity: 'minor' })], 'nl')).toBe('degraded');
  expect(stateOf([makeIncident({ severity: 'critical' })], 'nl')).toBe('outage');
});

test('of several the worst counts, whatever their order', () => {
  const incidents = [makeIncident({ severity: 'critical' }), makeIncident({ severity: 'minor' })];
  expect(statusSummary(incidents, ids, now).overall).toBe('outage');
  expect(statusSummary(incidents.toReversed(), ids, now).overall).toBe('outage');
});

test('planned work counts from its beginning until its end, or while staff says so', () => {
  const at = (moment: string) => stateOf([sampleMaintenance], 'ru', new Date(moment));
  expect(at('2026-11-28T22:59:59Z')).toBe('operational');
  expect(at('2026-11-28T23:00:00Z')).toBe('maintenance');
  expect(at('2026-11-29T01:00:00Z')).toBe('operational');
  expect(stateOf([{ ...sampleMaintenance, state: 'inProgress' }], 'ru')).toBe('maintenance');
});

// tests: STATUS-03
test('only news can be hidden, and every kind ends as resolved', () => {
  expect(isDismissible(sampleAnnouncement)).toBe(true);
  expect(isDismissible(sampleMaintenance)).toBe(false);
  expect(isDismissible(makeIncident())).toBe(false);
  for (const kind of ['incident', 'maintenance', 'announcement'] as const)
    expect(statesOf(kind).at(-1)).toBe('resolved');
});
