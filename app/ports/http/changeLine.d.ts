import { type ChangeTopic } from '@app/contract/changes';
/** What a line tells: what to read again. `everything` after a time in which nothing was heard. */
export type Heard = readonly ChangeTopic[] | 'everything';
type OnHeard = (heard: Heard) => void;
/** Where a tab hears of changes of its account. */
export interface Line {
    readonly close: () => void;
}
/** A line of this tab's own, or one with the account's other tabs where the browser can share. */
export declare function openLine(account: string | null, onHeard: OnHeard): Line;
export {};
