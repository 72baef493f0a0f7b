import { describe, expect, test } from 'vitest';
import {
  canUpdate,
  emptyIncidentDraft,
  incidentDraftOf,
  incidentProblems,
  longestIncidentText,
  longestIncidentTitle,
  updateProblems,
  usableIncident,
  usableUpdate,
  withKind,
  type IncidentDraft,
} from '@/domain/admin/incident';
import { makeIncident, resolvedIncident, sampleMaintenance } from '@/sample-data/incidents';

const zone = 'Europe/Moscow';

const filled: IncidentDraft = {
  ...emptyIncidentDraft,
  titleRu: ' Сбой сети ',
  titleEn: 'Network failure',
  textRu: 'Выясняем',
  textEn: 'We are looking into it ',
  datacenters: ['nl', 'ru'],
};

const planned: IncidentDraft = {
  ...filled,
  ...withKind('maintenance'),
  fromDay: '2026-11-29',
  fromTime: '2:00',
  untilDay: '2026-11-29',
  untilTime: '04:30',
};

describe('the form of an incident', () => {
  test('is sent trimmed, with the data centres in their order', () => {
    expect(usableIncident(filled, zone)).toEqual({
      kind: 'incident',
      severity: 'minor',
      state: 'investigating',
      title: { ru: 'Сбой сети', en: 'Network failure' },
      text: { ru: 'Выясняем', en: 'We are looking into it' },
      datacenters: ['nl', 'ru'],
      services: [],
      window: null,
    });
  });

  test('names everything that is missing', () => {
    expect(incidentProblems(emptyIncidentDraft, zone)).toEqual({
      titleRu: 'required',
      titleEn: 'required',
      textRu: 'required',
      textEn: 'required',
      affected: 'affected',
    });
    expect(usableIncident(emptyIncidentDraft, zone)).toBeNull();
  });

  test('takes titles and texts to their limits and no further', () => {
    const long = {
      ...filled,
      titleRu: 'x'.repeat(longestIncidentTitle),
      textEn: 'x'.repeat(longestIncidentText),
    };
    expect(incidentProblems(long, zone)).toEqual({});
    expect(incidentProblems({ ...long, titleRu: `${long.titleRu}x` }, zone)).toEqual({ titleRu: 'tooLong' });
    expect(updateProblems({ ...long, textEn: `${long.textEn}x` })).toEqual({ textEn: 'tooLong' });
  });

  test('news may concern nothing in particular; a service alone is enough for an incident', () => {
    const nowhere = { ...filled, datacenters: [] };
    expect(incidentProblems({ ...nowhere, ...withKind('announcement') }, zone)).toEqual({});
    expect(incidentProblems({ ...nowhere, services: ['payments'] }, zone)).toEqual({});
  });

  test('the window of planned work is in the provider’s time', () => {
    expect(usableIncident(planned, zone)).toMatchObject({
      kind: 'maintenance',
      state: 'scheduled',
      window: { from: '2026-11-28T23:00:00.000Z', until: '2026-11-29T01:30:00.000Z' },
    });
  });

  test('after the clock has changed, a time is that of the clock', () => {
    // Summer time of Berlin begins at 02:00 that day.
    const spring = {
      ...planned,
      fromDay: '2026-03-29',
      fromTime: '05:00',
      untilDay: '2026-03-29',
      untilTime: '06:00',
    };
    expect(usableIncident(spring, 'Europe/Berlin')?.window).toEqual({
      from: '2026-03-29T03:00:00.000Z',
      until: '2026-03-29T04:00:00.000Z',
    });
  });

  test.each<[Partial<IncidentDraft>, object]>([
    [{ fromDay: '' }, { fromDay: 'required' }],
    [{ fromTime: '24:00' }, { fromTime: 'time' }],
    [{ untilTime: '4.30' }, { untilTime: 'time' }],
    [{ untilTime: '02:00' }, { untilTime: 'order' }],
    [{ untilDay: '2026-11-28' }, { untilTime: 'order' }],
  ])('a window with %j has the problem %j', (changes, problems) => {
    expect(incidentProblems({ ...planned, ...changes }, zone)).toEqual(problems);
  });

  test('of an existing one shows what was announced', () => {
    const draft = incidentDraftOf(sampleMaintenance, zone);
    expect(draft).toMatchObject({
      kind: 'maintenance',
      fromDay: '2026-11-29',
      fromTime: '02:00',
      untilDay: '2026-11-29',
      untilTime: '04:00',
      textRu: sampleMaintenance.updates[0]?.text.ru,
    });
    expect(usableIncident(draft, zone)?.window).toEqual({
      from: '2026-11-28T23:00:00.000Z',
      until: '2026-11-29T01:00:00.000Z',
    });
  });
});

// tests: STATUS-02
test('only an open incident takes an update', () => {
  expect(canUpdate(makeIncident())).toBe(true);
  expect(canUpdate(resolvedIncident)).toBe(false);
  expect(usableUpdate({ state: 'monitoring', textRu: ' Да ', textEn: 'Yes' })).toEqual({
    state: 'monitoring',
    text: { ru: 'Да', en: 'Yes' },
  });
  expect(usableUpdate({ state: 'monitoring', textRu: 'Да', textEn: ' ' })).toBeNull();
});
