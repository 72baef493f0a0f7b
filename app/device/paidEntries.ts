import * as v from 'valibot';

const key = 'payment.paid';
const capacity = 100;
const schema = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

function paidEntries(): readonly string[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Whether an entry of the cart has been paid for on this device, in this tab or in another. */
export function isPaid(entryId: string): boolean {
  return paidEntries().includes(entryId);
}

/** Remembers what has been paid for, the newest first: another tab may still be about to pay for it. */
export function rememberPaid(entryIds: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify([...entryIds, ...paidEntries()].slice(0, capacity)));
  } catch {
    // Not remembered: this tab's own payment is known by its key.
  }
}
