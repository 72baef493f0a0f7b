import type { ChangeTopic } from '@app/contract/changes';
import type { Watch } from '@app/ports/lazyPort';
/** Says that this part of the account has changed elsewhere: for the `watch` of what is read of it. */
export declare function useChanges(topic: ChangeTopic): Watch;
