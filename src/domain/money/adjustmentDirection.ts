/** Directions of a manual adjustment: money is added to or taken from a balance. */
export const adjustmentDirections = ['credit', 'debit'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];
