/** Purposes of a payment: a top-up, open bills, or a delivery. */
export const paymentPurposes = ['topUp', 'bills', 'order', 'renewal', 'tariff'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Returns the purpose of a payment; null if it only has a bookkeeping reason. */
export function purposeOf({
  entries,
  bills,
}: {
  readonly entries: readonly { readonly kind: string }[] | null;
  readonly bills?: readonly number[] | null;
}): PaymentPurpose | undefined {
  if (bills && bills.length > 0) return 'bills';
  if (entries === null) return undefined;
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [only] = kinds;
  if (only === undefined) return 'topUp';
  const purpose = kinds.size === 1 ? paymentPurposes.find((each) => each === only) : undefined;
  return purpose ?? 'order';
}
