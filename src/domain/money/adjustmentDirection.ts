/** Directions of an adjustment by hand: money comes to a balance, or leaves it. */
export const adjustmentDirections = ['credit', 'debit'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];
