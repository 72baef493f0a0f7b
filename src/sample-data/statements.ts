import type { StatementDifference } from '@/domain/admin/statement';

/** A payment of another sum at the gateway, changed where a story or a test needs it. */
export function makeDifference(changes: Partial<StatementDifference> = {}): StatementDifference {
  return {
    id: 1204,
    day: '2026-11-20',
    gateway: 'yookassa',
    kind: 'payment',
    payment: 5012,
    reference: '2ed3a1c7-000f-5000-8000-1b68e7b15f3f',
    here: { currency: 'RUB', minor: 157_700 },
    there: { currency: 'RUB', minor: 155_700 },
    state: 'otherSum',
    ...changes,
  };
}

/** Newest first, one in every state. */
export const sampleDifferences: readonly StatementDifference[] = [
  makeDifference(),
  makeDifference({
    id: 1198,
    day: '2026-11-19',
    gateway: 'stripe',
    payment: null,
    reference: 'pi_3QKm2eB7WZ01zgkW1xq0Tn9c',
    here: null,
    there: { currency: 'EUR', minor: 1999 },
    state: 'missingHere',
  }),
  makeDifference({
    id: 20_053,
    day: '2026-11-17',
    kind: 'refund',
    payment: 5013,
    reference: '2ecf9b02-000f-5000-9000-1a1f0c1b5d77',
    here: { currency: 'RUB', minor: 100_000 },
    there: null,
    state: 'missingThere',
  }),
];
