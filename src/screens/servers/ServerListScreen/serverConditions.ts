import type { ServerFilter } from '@/domain/serverQuery';

const names = ['status', 'datacenter', 'tariff', 'endsBefore'] as const;
export type ServerConditionName = (typeof names)[number];

/** The conditions that are in force, in the order of the panel (D9). */
export function activeConditions(filter: ServerFilter): ServerConditionName[] {
  return names.filter((name) => filter[name] !== null);
}
