/**
 * Keeps what a page shows in the query part of its address, in place of what stands there (D9): reload, Back and a
 * copied link bring it back.
 * `onArrive` is told of an address that was not written here. Returns how to write at once, before one leaves.
 */
export declare function useAddress(
  target: string,
  onArrive: (search: string, state: unknown) => void,
): () => void;
