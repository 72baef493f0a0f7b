import * as v from 'valibot';
export interface HttpCall<Value> {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    path: string;
    /** Sent as JSON; a form with files goes as multipart. */
    body?: unknown;
    headers?: Readonly<Record<string, string>>;
    /** What a successful body must be; without it any JSON will do, or none (§7: its fields are not specified). */
    answer?: v.GenericSchema<unknown, Value>;
    /** The caller's: who leaves waits no longer. */
    signal?: AbortSignal | undefined;
}
/**
 * One call with cookies, in the language of the page, within `callTimeoutMs` and what its files need. Rejects with a PortError; for a caller
 * who has left, with the signal's own reason.
 */
export declare function request<Value = void>(call: HttpCall<Value>): Promise<Value>;
