import type { BillFilter } from '@/domain/payment/billRules';
import { addDays } from '@/domain/time/dates';
import { paths, withQuery } from '@/paths';
import type { ServerAttention } from './attention';
import { expiringDays } from './expiring';
import type { ServerConditions } from './serverRules';

/** A line above a list: a reason for attention, or the open bills. */
export type AttentionLine = ServerAttention | { kind: 'bills'; count: number; href: string };

/** Conditions of a list that shows all servers of a reason, by their names in the address; null for none. */
function filterOf(line: ServerAttention): Record<string, string> | null {
  switch (line.kind) {
    case 'suspended':
      return { status: line.server.status } satisfies Partial<ServerConditions>;
    case 'expiring':
      return { before: addDays(line.server.endDate, expiringDays + 1 - line.days) };
    default:
      return null;
  }
}

/** Returns the lines above a list: several servers of a reason link to that list, filtered. */
export function toAttentionLines(
  attention: readonly ServerAttention[],
  listHref: string,
  openBills = 0,
): readonly AttentionLine[] {
  const lines = attention.map((line) => {
    const filter = line.others > 0 ? filterOf(line) : null;
    return filter ? { ...line, href: withQuery(listHref, filter) } : line;
  });
  if (openBills === 0) return lines;
  const state: BillFilter = 'open';
  return [...lines, { kind: 'bills', count: openBills, href: withQuery(paths.dashboard.billing, { state }) }];
}
