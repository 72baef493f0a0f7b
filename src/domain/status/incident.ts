import type { DatacenterId } from '@/domain/catalog/plan';
import type { IsoDateTime } from '@/domain/time/dates';
import type { IncidentKind } from './incidentKind';

/** Severities of an incident, from a slowdown to an outage. */
export const incidentSeverities = ['minor', 'major', 'critical'] as const;
export type IncidentSeverity = (typeof incidentSeverities)[number];

/** Services of the provider besides its data centres. */
export const statusServices = ['network', 'portal', 'payments', 'support'] as const;
export type StatusService = (typeof statusServices)[number];

/** Every state of an announcement; `resolved` is the last one of each kind. */
export const incidentStates = [
  'investigating',
  'identified',
  'monitoring',
  'scheduled',
  'inProgress',
  'published',
  'resolved',
] as const;
export type IncidentState = (typeof incidentStates)[number];

const states: Readonly<Record<IncidentKind, readonly IncidentState[]>> = {
  incident: ['investigating', 'identified', 'monitoring', 'resolved'],
  maintenance: ['scheduled', 'inProgress', 'resolved'],
  announcement: ['published', 'resolved'],
};

/** States of a kind in their order. */
export const statesOf = (kind: IncidentKind): readonly IncidentState[] => states[kind];

/** A text in both languages of the portal; the provider writes each. */
export type IncidentText = Readonly<Record<'ru' | 'en', string>>;

/** Start and end of planned work. */
export interface IncidentWindow {
  readonly from: IsoDateTime;
  readonly until: IsoDateTime;
}

/** An entry of an incident's history. */
export interface IncidentUpdate {
  readonly id: number;
  readonly at: IsoDateTime;
  readonly state: IncidentState;
  readonly text: IncidentText;
}

/** An announcement of the provider: an incident, planned work or news. */
export interface Incident {
  readonly id: number;
  readonly kind: IncidentKind;
  /** Only an incident's counts. */
  readonly severity: IncidentSeverity;
  readonly state: IncidentState;
  readonly title: IncidentText;
  /** Data centres that it affects; with none it concerns every customer. */
  readonly datacenters: readonly DatacenterId[];
  readonly services: readonly StatusService[];
  /** Null unless the work is planned. */
  readonly window: IncidentWindow | null;
  readonly startedAt: IsoDateTime;
  readonly resolvedAt: IsoDateTime | null;
  /** Newest first. */
  readonly updates: readonly IncidentUpdate[];
}

/** An incident in the strip above a customer's pages. */
export type IncidentNotice = Pick<Incident, 'id' | 'kind' | 'severity' | 'state' | 'title'>;

/** Whether it is still going on. */
export const isOpenIncident = ({ state }: Pick<Incident, 'state'>): boolean => state !== 'resolved';

/** States of a data centre or service, from good to bad. */
export const componentStates = ['operational', 'maintenance', 'degraded', 'partialOutage', 'outage'] as const;
export type ComponentState = (typeof componentStates)[number];

const stateBySeverity: Readonly<Record<IncidentSeverity, ComponentState>> = {
  minor: 'degraded',
  major: 'partialOutage',
  critical: 'outage',
};

/** Whether planned work is under way, by its state or by its window. */
const isUnderWay = ({ state, window }: Pick<Incident, 'state' | 'window'>, now: Date): boolean =>
  state === 'inProgress' ||
  (window !== null && Date.parse(window.from) <= now.getTime() && now.getTime() < Date.parse(window.until));

/** State that an incident gives to the parts it affects. */
function effectOf(incident: Incident, now: Date): ComponentState {
  if (!isOpenIncident(incident) || incident.kind === 'announcement') return 'operational';
  if (incident.kind === 'maintenance') return isUnderWay(incident, now) ? 'maintenance' : 'operational';
  return stateBySeverity[incident.severity];
}

const worse = (one: ComponentState, other: ComponentState): ComponentState =>
  componentStates.indexOf(other) > componentStates.indexOf(one) ? other : one;

const worstOf = (incidents: readonly Incident[], now: Date): ComponentState =>
  incidents.reduce<ComponentState>((worst, each) => worse(worst, effectOf(each, now)), 'operational');

/** State of every data centre and service, and the worst of them. */
export interface StatusSummary {
  readonly overall: ComponentState;
  readonly datacenters: readonly { readonly id: DatacenterId; readonly state: ComponentState }[];
  readonly services: readonly { readonly id: StatusService; readonly state: ComponentState }[];
}

/**
 * Derives the current state of every part from the incidents.
 *
 * @param datacenterIds data centres of the provider, in their order
 */
export function statusSummary(
  incidents: readonly Incident[],
  datacenterIds: readonly DatacenterId[],
  now: Date,
): StatusSummary {
  return {
    overall: worstOf(incidents, now),
    datacenters: datacenterIds.map((id) => ({
      id,
      state: worstOf(
        incidents.filter(({ datacenters }) => datacenters.includes(id)),
        now,
      ),
    })),
    services: statusServices.map((id) => ({
      id,
      state: worstOf(
        incidents.filter(({ services }) => services.includes(id)),
        now,
      ),
    })),
  };
}

/** Days of ended incidents on the public page. */
export const statusHistoryDays = 90;
