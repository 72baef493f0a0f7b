/** Grows whenever the tab becomes somebody's, or nobody's: what was started before that is not for whoever comes after it. */
export declare function ownerGeneration(): number;
/** Whose this tab is, by the e-mail of the account, for as long as they have not signed out; null for a visitor's. */
export declare function tabOwner(): string | null;
/** Somebody has signed in: what was read for a visitor is not for them. What the visitor has typed is their own. */
export declare function beginSession(): void;
/** Forgets whose this tab is and what they have left in it and on the device: they have signed out. */
export declare function forgetOwner(): void;
/**
 * Makes this tab that of whoever is signed in. True when it was somebody else's: then what they left is gone, and a
 * page that has read it must not show.
 *
 * @param owner e-mail of the account
 */
export declare function claimTab(owner: string): boolean;
