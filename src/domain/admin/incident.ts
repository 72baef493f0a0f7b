import type { DatacenterId } from '@/domain/catalog/plan';
import { oneOf, type ListRules } from '@/domain/list/listRules';
import {
  incidentStates,
  isOpenIncident,
  statesOf,
  statusServices,
  type Incident,
  type IncidentSeverity,
  type IncidentState,
  type IncidentText,
  type IncidentWindow,
  type StatusService,
} from '@/domain/status/incident';
import { incidentKinds, type IncidentKind } from '@/domain/status/incidentKind';
import { toIsoDate, toIsoDateTime, type IsoDateTime } from '@/domain/time/dates';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';

/** An incident as staff see it. */
export interface AdminIncident extends Incident {
  /** Accounts that are notified of it. */
  readonly recipients: number;
  /** Grows with every change and every update. */
  readonly version: string;
}

/** Parts of an incident that can be changed. */
export interface IncidentChange {
  readonly severity: IncidentSeverity;
  readonly title: IncidentText;
  readonly datacenters: readonly DatacenterId[];
  readonly services: readonly StatusService[];
  readonly window: IncidentWindow | null;
}

export interface NewIncident extends IncidentChange {
  readonly kind: IncidentKind;
  readonly state: IncidentState;
  /** First entry of its history. */
  readonly text: IncidentText;
}

/** Another entry of the history. */
export interface NewIncidentUpdate {
  readonly state: IncidentState;
  readonly text: IncidentText;
}

export const longestIncidentTitle = 120;
/** A text of the wire has at most a thousand characters. */
export const longestIncidentText = 1000;

export const incidentKeys = ['startedAt', 'title', 'kind', 'state'] as const;
export type IncidentKey = (typeof incidentKeys)[number];

export interface IncidentConditions {
  kind: IncidentKind;
  state: IncidentState;
}

/** The list of incidents: the newest first. */
export const incidentRules: ListRules<AdminIncident, number, IncidentKey, IncidentConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, title, updates }) => [
    `#${id}`,
    title.ru,
    title.en,
    ...updates.flatMap(({ text }) => [text.ru, text.en]),
  ],
  sorts: {
    startedAt: { by: 'text', of: ({ startedAt }) => startedAt },
    title: { by: 'text', of: ({ title }) => title.ru },
    kind: { by: 'number', of: ({ kind }) => incidentKinds.indexOf(kind) },
    state: { by: 'number', of: ({ state }) => incidentStates.indexOf(state) },
  },
  usualSort: { key: 'startedAt', direction: 'descending' },
  conditions: {
    kind: oneOf('kind', incidentKinds, ({ kind }) => kind),
    state: oneOf('state', incidentStates, ({ state }) => state),
  },
};

/** Form of an incident, as it is typed. Days and times are the provider's. */
export interface IncidentDraft {
  kind: IncidentKind;
  severity: IncidentSeverity;
  state: IncidentState;
  titleRu: string;
  titleEn: string;
  textRu: string;
  textEn: string;
  datacenters: readonly DatacenterId[];
  services: readonly StatusService[];
  fromDay: string;
  fromTime: string;
  untilDay: string;
  untilTime: string;
}

/** Form of an update, as it is typed. */
export type UpdateDraft = Pick<IncidentDraft, 'state' | 'textRu' | 'textEn'>;

export type IncidentProblem = 'required' | 'tooLong' | 'time' | 'order' | 'affected';
export type IncidentProblems = {
  readonly [
    Field in
      | 'titleRu'
      | 'titleEn'
      | 'textRu'
      | 'textEn'
      | 'fromDay'
      | 'fromTime'
      | 'untilDay'
      | 'untilTime'
      | 'affected'
  ]?: IncidentProblem;
};

/** Form of an incident that is being announced. */
export const emptyIncidentDraft: IncidentDraft = {
  kind: 'incident',
  severity: 'minor',
  state: 'investigating',
  titleRu: '',
  titleEn: '',
  textRu: '',
  textEn: '',
  datacenters: [],
  services: [],
  fromDay: '',
  fromTime: '',
  untilDay: '',
  untilTime: '',
};

/** The form with another kind, which begins in a state of its own. */
export function withKind(kind: IncidentKind): Pick<IncidentDraft, 'kind' | 'state'> {
  const [state = 'published'] = statesOf(kind);
  return { kind, state };
}

const timeForm = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight that a text such as `09:30` names; null for any other text. */
function toMinutes(text: string): number | null {
  const [, hours, minutes] = timeForm.exec(text.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const timeFormatters = new Map<TimeZone, Intl.DateTimeFormat>();

/** Time of a moment in a zone, such as `09:30`. */
function timeIn(zone: TimeZone, moment: Date): string {
  const formatter =
    timeFormatters.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  timeFormatters.set(zone, formatter);
  return formatter.format(moment);
}

/** Moment of a typed day and time in the provider's zone; null for a text that names none. */
function momentOf(zone: TimeZone, day: string, time: string): IsoDateTime | null {
  const [date, minutes] = [toIsoDate(day), toMinutes(time)];
  if (date === null || minutes === null) return null;
  const found = new Date(startOfDay(zone, date).getTime() + minutes * 60_000);
  // After a change of the clock that day, the same minutes show another time.
  const shift = minutes - (toMinutes(timeIn(zone, found)) ?? minutes);
  return toIsoDateTime(new Date(found.getTime() + shift * 60_000));
}

/** The form of an existing incident. */
export function incidentDraftOf(incident: AdminIncident, zone: TimeZone): IncidentDraft {
  const { kind, severity, state, title, datacenters, services, window, updates } = incident;
  const first = updates.at(-1)?.text ?? { ru: '', en: '' };
  const partsOf = (moment: IsoDateTime | undefined) =>
    moment === undefined
      ? { day: '', time: '' }
      : { day: dayIn(zone, new Date(moment)), time: timeIn(zone, new Date(moment)) };
  const [from, until] = [partsOf(window?.from), partsOf(window?.until)];
  return {
    kind,
    severity,
    state,
    titleRu: title.ru,
    titleEn: title.en,
    textRu: first.ru,
    textEn: first.en,
    datacenters,
    services,
    fromDay: from.day,
    fromTime: from.time,
    untilDay: until.day,
    untilTime: until.time,
  };
}

function textProblem(text: string, longest: number): IncidentProblem | null {
  if (text.trim() === '') return 'required';
  return text.trim().length > longest ? 'tooLong' : null;
}

function windowProblems(draft: IncidentDraft, zone: TimeZone): IncidentProblems {
  if (draft.kind !== 'maintenance') return {};
  const dayProblem = (day: string): IncidentProblem | null => (toIsoDate(day) === null ? 'required' : null);
  const timeProblem = (time: string): IncidentProblem | null => (toMinutes(time) === null ? 'time' : null);
  const found = {
    fromDay: dayProblem(draft.fromDay),
    fromTime: timeProblem(draft.fromTime),
    untilDay: dayProblem(draft.untilDay),
    untilTime: timeProblem(draft.untilTime),
  };
  const [from, until] = [
    momentOf(zone, draft.fromDay, draft.fromTime),
    momentOf(zone, draft.untilDay, draft.untilTime),
  ];
  const isReversed = from !== null && until !== null && until <= from;
  return withoutNulls({ ...found, untilTime: isReversed ? 'order' : found.untilTime });
}

const withoutNulls = (found: Readonly<Record<string, IncidentProblem | null>>): IncidentProblems =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));

/** Finds the problems that keep an update from being sent. */
export const updateProblems = ({ textRu, textEn }: UpdateDraft): IncidentProblems =>
  withoutNulls({
    textRu: textProblem(textRu, longestIncidentText),
    textEn: textProblem(textEn, longestIncidentText),
  });

/** Finds the problems that keep an incident from being announced or saved. */
export function incidentProblems(draft: IncidentDraft, zone: TimeZone): IncidentProblems {
  const isNowhere = draft.datacenters.length === 0 && draft.services.length === 0;
  return {
    ...withoutNulls({
      titleRu: textProblem(draft.titleRu, longestIncidentTitle),
      titleEn: textProblem(draft.titleEn, longestIncidentTitle),
      affected: isNowhere && draft.kind !== 'announcement' ? 'affected' : null,
    }),
    ...updateProblems(draft),
    ...windowProblems(draft, zone),
  };
}

/** An update without problems, as it is sent; null while it has any. */
export function usableUpdate(draft: UpdateDraft): NewIncidentUpdate | null {
  if (Object.keys(updateProblems(draft)).length > 0) return null;
  return { state: draft.state, text: { ru: draft.textRu.trim(), en: draft.textEn.trim() } };
}

/** A form without problems, as it is sent; null while it has any. */
export function usableIncident(draft: IncidentDraft, zone: TimeZone): NewIncident | null {
  const update = usableUpdate(draft);
  if (update === null || Object.keys(incidentProblems(draft, zone)).length > 0) return null;
  const [from, until] = [
    momentOf(zone, draft.fromDay, draft.fromTime),
    momentOf(zone, draft.untilDay, draft.untilTime),
  ];
  const isPlanned = draft.kind === 'maintenance' && from !== null && until !== null;
  return {
    ...update,
    kind: draft.kind,
    severity: draft.kind === 'incident' ? draft.severity : 'minor',
    title: { ru: draft.titleRu.trim(), en: draft.titleEn.trim() },
    datacenters: draft.datacenters.toSorted(),
    services: statusServices.filter((id) => draft.services.includes(id)),
    window: isPlanned ? { from, until } : null,
  };
}

/** Whether an incident takes another update: a resolved one is over. */
export const canUpdate = (incident: Pick<AdminIncident, 'state'>): boolean => isOpenIncident(incident);

/** The form of the next update of an incident. */
export const updateDraftOf = ({ state }: Pick<AdminIncident, 'state'>): UpdateDraft => ({
  state,
  textRu: '',
  textEn: '',
});
