/** Whether a visitor has changed the cart of this device, or an older one is stored: a short look before more is loaded. */
export declare function isCartStored(): boolean;
/** Calls back when another tab changed the stored cart; returns how to stop listening. */
export declare function watchStoredCart(onChange: () => void): () => void;
