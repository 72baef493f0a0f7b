import type { Loaded } from '@/domain/loaded';
import type { Watch } from '@app/ports/lazyPort';
import type { LogPort } from '@app/ports/ports';
/** What a page wants to know, and where it is known. */
export interface ReadPlan<Value> {
  /** Its name; a part of something larger stands behind a slash: `servers/7`. */
  key: string;
  /** How a failure is logged. */
  event: string;
  load: (signal: AbortSignal) => Promise<Value>;
  /** Says that `load` would give something else by now. */
  watch?: Watch;
  /**
   * Read again by each page that shows it, and never again under it: what a form begins with. A draft made from what
   * another page had read would save over what has changed since.
   */
  isOwn?: boolean;
}
export interface ReadState<Value> {
  state: Loaded<Value>;
  /** Somebody has requested it again; what is shown stays meanwhile. */
  isRefreshing: boolean;
}
/**
 * One thing that is read: shown by any number of pages, requested once. The first reader starts the call, and when the
 * last has gone it is given up; what has been read stays for whoever comes back.
 */
export declare class Read<Value> {
  #private;
  constructor(plan: ReadPlan<Value>, log: LogPort);
  readonly snapshot: () => ReadState<Value>;
  readonly subscribe: (reader: () => void) => () => void;
  /** Reads again, unseen, where somebody looks at what is old. */
  readonly revalidate: () => void;
  /** What was read is true no longer: whoever looks gets the new, whoever comes next reads it again. */
  readonly invalidate: () => void;
  /**
   * Somebody requests it again: a value stays meanwhile, a failure makes way. Gives what came of it; `loading` when a
   * newer call took its place, or everybody left.
   */
  readonly refresh: () => Promise<Loaded<Value>>;
  /**
   * Shows at once what a call is about to make of the value. What is being read would bring back the old one and is
   * given up. Gives the way back, for a call that fails.
   */
  readonly change: (how: (value: Value) => Value) => () => void;
}
