import type { IsoDate } from '@/domain/time/dates';
import { paths } from '@/paths';
import { toServerRow } from './serverRow';
import type { Server } from './server';

/** Kinds of servers that need the customer's attention, most urgent first. */
export const attentionKinds = ['awaitedTariff', 'suspended', 'expiring', 'leaving', 'stopped'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** A reason why servers of a list need attention. */
export interface AttentionFact {
  kind: AttentionKind;
  /** The first affected server. */
  server: Server;
  /** Number of further affected servers. */
  others: number;
  /** Days until an expiring server's end, negative after it; absent for other kinds. */
  days?: number | undefined;
}

/** A reason for attention, with the first affected server. */
export type ServerAttention = Pick<AttentionFact, 'others'> &
  (
    | { kind: 'awaitedTariff'; server: Server & { awaitedTariff: string }; href: string }
    /** Its period was not paid for: a renewal starts it again (D29). */
    | { kind: 'suspended'; server: Server; href: string }
    /** Ends within a week, because its owner renews it by hand. */
    | { kind: 'expiring'; server: Server; days: number; href: string }
    /** Ends with its period, because its owner cancelled it. */
    | { kind: 'leaving'; server: Server & { leavesOn: IsoDate } }
    /** Stopped by an administrator (D33), not by its owner. */
    | { kind: 'stopped'; server: Server; href: string }
  );

const isAwaiting = (server: Server): server is Server & { awaitedTariff: string } =>
  server.awaitedTariff !== null;

const isCancelled = (server: Server): server is Server & { leavesOn: IsoDate } => server.leavesOn !== null;

/** Converts facts to lines with their links; drops facts that do not match their server. */
export function toAttention(facts: readonly AttentionFact[]): readonly ServerAttention[] {
  return facts.flatMap(({ kind, server, others, days = 0 }): readonly ServerAttention[] => {
    const { renewHref: href, questionHref } = toServerRow(server);
    switch (kind) {
      case 'awaitedTariff':
        return isAwaiting(server) ? [{ kind, server, others, href: paths.dashboard.paymentsHistory }] : [];
      case 'suspended':
        return [{ kind, server, others, href }];
      case 'expiring':
        return [{ kind, server, others, days, href }];
      case 'leaving':
        return isCancelled(server) ? [{ kind, server, others }] : [];
      case 'stopped':
        return [{ kind, server, others, href: questionHref }];
    }
  });
}
