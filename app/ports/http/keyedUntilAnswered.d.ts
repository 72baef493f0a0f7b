/**
 * Submits with a key of its own; the same thing submitted again after an answer that did not come has the same key, so
 * that it is there once.
 *
 * @param content what tells a submission from another one
 */
export declare function keyedUntilAnswered<Value>(content: string, submit: (key: string) => Promise<Value>): Promise<Value>;
