/**
 * Moves what a visitor had in the cart of this device into that of the account, as soon as it is known whose that is,
 * however they have signed in (D26). A move that fails is tried again with the next page.
 *
 * @param owner e-mail of whoever is signed in
 */
export declare function useCartMove(owner: string | null): void;
