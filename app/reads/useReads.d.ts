import { ReadCache } from './ReadCache';
/** What has been read: to say that a call has changed it, and to forget it. */
export declare function useReads(): ReadCache;
