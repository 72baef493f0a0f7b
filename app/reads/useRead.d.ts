import type { Read, ReadPlan, ReadState } from './Read';
/** What a page does with what it reads. */
export interface ReadUse<Value> extends ReadState<Value>, Pick<Read<Value>, 'refresh' | 'change'> {}
/** Reads while the page shows. Null where there is nothing to ask for; another key is another read. */
export declare function useRead<Value>(requested: ReadPlan<Value> | null): ReadUse<Value>;
