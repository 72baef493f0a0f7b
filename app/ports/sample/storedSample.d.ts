import { type SampleSession } from './sampleSession';
/** What was done to the built-in data in this tab before the page was reloaded. */
export declare function storedSample(): SampleSession;
