import type { Answer, Call, Sent } from '@app/contract/call';
type Parts<One extends Call> = {
    readonly [Part in 'params' | 'query' | 'body' as One[Part] extends object ? Part : never]: Sent<One, Part>;
} & (One['isKeyed'] extends true ? {
    readonly key: string;
} : unknown) & (One['isVersioned'] extends true ? {
    readonly version: string;
} : unknown) & (One['files'] extends object ? {
    readonly files: readonly File[];
} : unknown);
/** A call of the contract over HTTP. Rejects with a PortError, whose `code` is one of the call's refusals. */
export declare function send<One extends Call>(one: One, parts: Parts<One>, signal?: AbortSignal): Promise<Answer<One>>;
export {};
