/** Loads at the first call and answers the others with the same. A load that failed is tried again. */
export declare function once<Value>(load: () => Promise<Value>): () => Promise<Value>;
