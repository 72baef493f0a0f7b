import type { ChangeTopic } from '@app/contract/changes';
import type { Watch } from '@app/ports/lazyPort';
/** Calls back when the server says that this part of the account has changed; one stream for all of its tabs. */
export declare function watchChanges(topic: ChangeTopic): Watch;
