import type { ColumnType, Generated } from 'kysely';
import type { Incident, IncidentUpdate } from '@/domain/status/incident';

/** Written as JSON, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface IncidentTable {
  id: Generated<number>;
  kind: Incident['kind'];
  severity: Incident['severity'];
  state: Incident['state'];
  title: Json<Incident['title']>;
  datacenters: Json<Incident['datacenters']>;
  services: Json<Incident['services']>;
  /** Of planned work; both or neither. */
  windowFrom: Date | null;
  windowUntil: Date | null;
  startedAt: Date;
  resolvedAt: ColumnType<Date | null, undefined, Date>;
  /** Accounts that were notified that it began. */
  recipients: Generated<number>;
  /** Grows with every change and every update. */
  version: Generated<number>;
}

export interface IncidentUpdateTable {
  id: Generated<number>;
  incidentId: number;
  at: Date;
  state: IncidentUpdate['state'];
  text: Json<IncidentUpdate['text']>;
}

/** Stages of an incident that accounts are notified of: that it began, that it is over. */
export const incidentStages = ['announced', 'resolved'] as const;
export type IncidentStage = (typeof incidentStages)[number];

/** An account that was notified. */
export interface IncidentRecipientTable {
  incidentId: number;
  stage: IncidentStage;
  userId: string;
}

declare module '../db/schema' {
  interface Schema {
    incident: IncidentTable;
    incidentUpdate: IncidentUpdateTable;
    incidentRecipient: IncidentRecipientTable;
  }
}
