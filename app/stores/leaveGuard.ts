import { NavigationType, type Location, type To } from 'react-router-dom';
import { Emitter } from './emitter';
import type { AppHistory } from './history';

/** Current place of the app, as the router receives it. */
export interface Place {
  action: NavigationType;
  location: Location;
}

/** Closing or reloading the tab is confirmed by the browser, in its own words. */
function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Stands between the router and its history. While a form has unsaved changes it holds every way out of the page,
 * links, `navigate()`, Back and Forward alike, until the person has decided whether to leave. Other searches of the same
 * page written over it (`replace`), and fragments, are no way out. Knows nothing of React.
 */
export class LeaveGuard {
  readonly createHref: AppHistory['createHref'];
  readonly encodeLocation: AppHistory['encodeLocation'];
  readonly #history: AppHistory;
  #notify: (place: Place) => void = () => {};
  /** Location that the router shows. The browser's address differs for a moment while Back is undone. */
  #shown: Location;
  #holds = 0;
  #passes = 0;
  #isPopFree = false;
  /** The navigation that waits for the confirmation. */
  #waiting: (() => unknown) | null = null;
  readonly #changed = new Emitter();
  readonly #left = new Emitter();

  constructor(history: AppHistory) {
    this.#history = history;
    this.#shown = history.location;
    this.createHref = history.createHref;
    this.encodeLocation = history.encodeLocation;
  }

  get place(): Place {
    return { action: this.#history.action, location: this.#history.location };
  }

  /** Tells of every arrival. Returns how to stop. */
  readonly listen = (notify: (place: Place) => void): (() => void) => {
    this.#notify = notify;
    return this.#history.listen(({ action, location, delta }) => {
      if (action === NavigationType.Pop) this.#popped(location, delta);
      else this.#arrive({ action, location });
    });
  };

  readonly push = (to: To, state?: unknown): void => {
    this.#unlessHeld(this.#isShown(to), () => this.#history.push(to, state));
  };

  readonly replace = (to: To, state?: unknown): void => {
    const isOwn = this.#pathOf(to).split('?')[0] === this.#shown.pathname;
    this.#unlessHeld(isOwn, () => this.#history.replace(to, state));
  };

  readonly go = (delta: number): void => this.#history.go(delta);

  /** Holds from now on. Returns how to let go. */
  readonly hold = (): (() => void) => {
    this.#holds += 1;
    if (this.#holds === 1) window.addEventListener('beforeunload', askBrowser);
    return () => {
      this.#holds -= 1;
      if (this.#holds > 0) return;
      window.removeEventListener('beforeunload', askBrowser);
      this.stay();
    };
  };

  /** Does something that leaves, at once where nothing is held, else when the person agrees. */
  readonly ask = (action: () => unknown): void => this.#unlessHeld(false, action);

  /** Does something that may leave without confirmation, to its end if it returns a promise. */
  readonly pass = (action: () => unknown): void => {
    this.#passes += 1;
    const end = () => {
      this.#passes -= 1;
    };
    try {
      const done = action();
      if (done instanceof Promise) void done.finally(end);
      else end();
    } catch (error) {
      end();
      throw error;
    }
  };

  /** Whether a question waits for its answer, which is `leave` or `stay`. */
  readonly isAsking = (): boolean => this.#waiting !== null;

  readonly leave = (): void => {
    const action = this.#waiting;
    this.#wait(null);
    if (action) this.pass(action);
  };

  readonly stay = (): void => this.#wait(null);

  /** Tells when a page is left for another, before the router shows that one. */
  readonly onLeave = this.#left.subscribe;

  /** Tells when a question comes or goes. */
  readonly subscribe = this.#changed.subscribe;

  #wait(action: (() => unknown) | null): void {
    this.#waiting = action;
    this.#changed.emit();
  }

  #unlessHeld(isFree: boolean, action: () => unknown): void {
    if (isFree || this.#holds === 0 || this.#passes > 0) action();
    else this.#wait(action);
  }

  /** The browser has gone back or forward already: what is held is undone, and done again when allowed. */
  #popped(location: Location, delta: number | null): void {
    if (this.#isBack(location)) return;
    const isFree = this.#isPopFree || this.#isShown(location) || this.#passes > 0 || this.#holds === 0;
    this.#isPopFree = false;
    // Without a distance there is no way back: the entry is not the router's.
    if (isFree || !delta) {
      this.#arrive({ action: NavigationType.Pop, location });
      return;
    }
    this.#history.go(-delta);
    this.#wait(() => {
      this.#isPopFree = true;
      this.#history.go(delta);
    });
  }

  #arrive(place: Place): void {
    const isOther = place.location.pathname !== this.#shown.pathname;
    this.#shown = place.location;
    if (isOther) this.#left.emit();
    this.#notify(place);
  }

  /** Path and search, without the fragment. */
  #pathOf(to: To): string {
    return this.#history.createHref(to).split('#')[0] ?? '';
  }

  /** Whether this is the entry that is shown: Back has been taken back. */
  #isBack(location: Location): boolean {
    return (
      location.key === this.#shown.key &&
      this.#history.createHref(location) === this.#history.createHref(this.#shown)
    );
  }

  #isShown(to: To): boolean {
    return this.#pathOf(to) === this.#pathOf(this.#shown);
  }
}
