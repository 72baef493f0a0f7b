import { oneOf, type ListRules } from '../list/listRules';
import type { CurrencyAmount } from '../payment/currency';
import { paymentNumber } from '../payment/payment';
import type { IsoDate } from '../time/dates';

/*
 * Statements of gateways, matched with the portal's payments and refunds. Nothing is booked by them: they only show
 * where the two differ.
 */

/** Gateways whose statements are imported. */
export const statementGateways = ['yookassa', 'stripe', 'testBank'] as const;
export type StatementGateway = (typeof statementGateways)[number];

/** Movement of money in a statement. */
export const statementKinds = ['payment', 'refund'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** A line of a statement. */
export interface StatementLine {
  kind: StatementKind;
  /** Identifies the line, so that a repeated import adds nothing. */
  entry: string;
  /** The gateway's id of the payment; null if the statement omits it. */
  reference: string | null;
  /** Our number of the payment; null if the statement omits it. */
  payment: number | null;
  /** Positive, also for refunds. */
  amount: CurrencyAmount;
  day: IsoDate;
}

/** Days that a statement has completely. */
export interface StatementDays {
  from: IsoDate;
  to: IsoDate;
}

/**
 * `missingHere`: the gateway moved money that the portal does not know; `missingThere`: the portal booked money that no
 * statement of these days has; `otherSum`: both have it with different sums.
 */
export const differenceStates = ['missingHere', 'missingThere', 'otherSum'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** A payment, or all refunds of one, where statement and portal differ. */
export interface StatementDifference {
  id: number;
  day: IsoDate;
  gateway: StatementGateway;
  kind: StatementKind;
  /** Our payment; null for one that the portal does not know. */
  payment: number | null;
  /** The gateway's id of the payment. */
  reference: string | null;
  /** Null for money that the portal does not know. */
  here: CurrencyAmount | null;
  /** Null for money that no statement has. */
  there: CurrencyAmount | null;
  state: DifferenceState;
}

/** Columns of the list, all sortable. */
export const differenceKeys = ['day', 'gateway', 'kind', 'payment', 'here', 'there', 'state'] as const;
export type DifferenceKey = (typeof differenceKeys)[number];

export interface DifferenceConditions {
  gateway: StatementGateway;
  kind: StatementKind;
  state: DifferenceState;
}

/** Rules of the list of differences, newest day first. */
export const differenceRules: ListRules<StatementDifference, number, DifferenceKey, DifferenceConditions> = {
  id: ({ id }) => id,
  searchable: ({ payment, reference }) => [payment === null ? '' : paymentNumber(payment), reference ?? ''],
  sorts: {
    day: { by: 'text', of: ({ day }) => day },
    gateway: { by: 'number', of: ({ gateway }) => statementGateways.indexOf(gateway) },
    kind: { by: 'number', of: ({ kind }) => statementKinds.indexOf(kind) },
    payment: { by: 'number', of: ({ payment }) => payment ?? 0 },
    here: { by: 'number', of: ({ here }) => here?.minor ?? 0 },
    there: { by: 'number', of: ({ there }) => there?.minor ?? 0 },
    state: { by: 'number', of: ({ state }) => differenceStates.indexOf(state) },
  },
  usualSort: { key: 'day', direction: 'descending' },
  conditions: {
    gateway: oneOf('gateway', statementGateways, ({ gateway }) => gateway),
    kind: oneOf('kind', statementKinds, ({ kind }) => kind),
    state: oneOf('state', differenceStates, ({ state }) => state),
  },
};

/** Lines that one request imports; a longer statement takes several. */
export const linesPerImport = 200;

/** A part of a statement. Only the last one states the days, so that a broken import claims none. */
export interface StatementPart {
  readonly gateway: StatementGateway;
  readonly lines: readonly StatementLine[];
  readonly days: StatementDays | null;
}

/** Splits a statement into parts of at most `linesPerImport` lines. */
export function partsOfStatement(
  gateway: StatementGateway,
  lines: readonly StatementLine[],
  days: StatementDays,
): readonly StatementPart[] {
  const count = Math.max(1, Math.ceil(lines.length / linesPerImport));
  return Array.from({ length: count }, (_, index) => ({
    gateway,
    lines: lines.slice(index * linesPerImport, (index + 1) * linesPerImport),
    days: index === count - 1 ? days : null,
  }));
}
