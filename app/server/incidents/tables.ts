import type { ColumnType, Generated } from 'kysely';
import type { Incident, IncidentUpdate } from '@/domain/status/incident';

/** A JSON column, written as text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface IncidentTable {
  id: Generated<number>;
  kind: Incident['kind'];
  severity: Incident['severity'];
  state: Incident['state'];
  title: Json<Incident['title']>;
  datacenters: Json<Incident['datacenters']>;
  services: Json<Incident['services']>;
  /** Set for planned work, both or neither. */
  windowFrom: Date | null;
  windowUntil: Date | null;
  startedAt: Date;
  resolvedAt: ColumnType<Date | null, undefined, Date>;
  /** Number of notified accounts. */
  recipients: Generated<number>;
  /** Incremented by every change and update. */
  version: Generated<number>;
}

export interface IncidentUpdateTable {
  id: Generated<number>;
  incidentId: number;
  at: Date;
  state: IncidentUpdate['state'];
  text: Json<IncidentUpdate['text']>;
}

/** Stages with notifications: begin and end. */
export const incidentStages = ['announced', 'resolved'] as const;
export type IncidentStage = (typeof incidentStages)[number];

/** A notified account. */
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
