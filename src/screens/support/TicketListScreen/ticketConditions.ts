import type { TicketFilter } from '@/domain/supportQuery';

const names = ['status', 'department', 'isArchived'] as const;
export type TicketConditionName = (typeof names)[number];

/** The conditions that are in force, in the order of the panel. */
export function activeConditions(filter: TicketFilter): TicketConditionName[] {
  return names.filter((name) => filter[name] !== null && filter[name] !== false);
}
