/** Items of the cart that this tab has deselected: whoever comes back from payment finds them so. */
export declare function storedExclusions(): ReadonlySet<string>;
/** What is put into the cart again counts again. */
export declare function includeAgain(ids: readonly string[]): void;
/** Keeps them for this tab, the latest where there are too many. */
export declare function storeExclusions(excluded: ReadonlySet<string>): void;
