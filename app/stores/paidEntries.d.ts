/** Whether an entry of the cart has been paid for on this device, in this tab or in another. */
export declare function isPaid(entryId: string): boolean;
/** Remembers what has been paid for: another tab may still be about to pay for it. */
export declare function rememberPaid(entryIds: readonly string[]): void;
