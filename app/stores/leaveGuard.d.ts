import { NavigationType, type Location, type To } from 'react-router-dom';
import type { AppHistory } from './history';
/** What the router is told of: where the app is now. */
export interface Place {
  action: NavigationType;
  location: Location;
}
/**
 * Stands between the router and its history. While a form has unsaved changes it holds every way out of the page,
 * links, `navigate()`, Back and Forward alike, until the person has decided whether to leave. Other searches of the same
 * page written over it (`replace`), and fragments, are no way out. Knows nothing of React.
 */
export declare class LeaveGuard {
  #private;
  readonly createHref: AppHistory['createHref'];
  readonly encodeLocation: AppHistory['encodeLocation'];
  constructor(history: AppHistory);
  get place(): Place;
  /** Tells of every arrival. Returns how to stop. */
  readonly listen: (tell: (place: Place) => void) => () => void;
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  readonly go: (delta: number) => void;
  /** Holds from now on. Returns how to let go. */
  readonly hold: () => () => void;
  /** Does something that leaves, at once where nothing is held, else when the person agrees. */
  readonly ask: (action: () => unknown) => void;
  /** Does something that may leave without confirmation, to its end if it returns a promise. */
  readonly pass: (action: () => unknown) => void;
  /** Whether a question waits for its answer, which is `leave` or `stay`. */
  readonly isAsking: () => boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Tells when a page is left for another, before the router shows that one. */
  readonly onLeave: (listener: () => void) => () => void;
  /** Tells when a question comes or goes. */
  readonly subscribe: (listener: () => void) => () => void;
}
