import type { LogPort } from '@app/ports/ports';
import { Read, type ReadPlan } from './Read';
/** Everything that pages and shells have read through the ports, by its key. */
export declare class ReadCache {
  #private;
  constructor(log: LogPort);
  /** The read of that key; a page's own is nobody else's. */
  open<Value>(plan: ReadPlan<Value>): Read<Value>;
  /** A call has changed this, and what stands behind it in the key: `servers` takes `servers/7` along. */
  readonly invalidate: (...keys: readonly string[]) => void;
  /** The person is back, or the line: what they look at may be old. */
  readonly revalidate: () => void;
  /** Forgets every value and failure: each reader loads again. */
  renewAll(): void;
  /** Somebody has signed in or out. What still shows stays until it is left; nobody who comes finds anything. */
  forgetAll(): void;
  /** Whose all this is, by the e-mail of the account; another's is forgotten. */
  claim(owner: string): void;
  /** Whether it is somebody's, who may not be the one who looks now. */
  get isClaimed(): boolean;
}
