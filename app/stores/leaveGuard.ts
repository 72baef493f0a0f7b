import { NavigationType, type Location, type To } from 'react-router-dom';
import { Emitter } from './emitter';
import type { AppHistory } from './history';

/** Location of the app as the router receives it. */
export interface Place {
  action: NavigationType;
  location: Location;
}

/** Lets the browser confirm closing or reloading the tab. */
function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Guards the router's history. While a form has unsaved changes it holds all navigation, by links, `navigate()`, Back
 * or Forward, until the user decides. Replacing the search of the same page and following fragments are allowed.
 * Independent of React.
 */
export class LeaveGuard {
  readonly createHref: AppHistory['createHref'];
  readonly encodeLocation: AppHistory['encodeLocation'];
  readonly #history: AppHistory;
  #notify: (place: Place) => void = () => {};
  /** Location that the router shows. It differs from the browser's address while Back is undone. */
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

  /** Notifies of every navigation. Returns the function that stops it. */
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

  /** Starts to hold navigation. Returns the function that ends it. */
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

  /** Runs an action that leaves the page, after confirmation if navigation is held. */
  readonly ask = (action: () => unknown): void => this.#unlessHeld(false, action);

  /** Runs an action without confirmation; if it returns a promise, until that is settled. */
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

  /** Lets the browser load another page without its own confirmation. */
  readonly release = (): void => window.removeEventListener('beforeunload', askBrowser);

  /** Whether a confirmation is open; `leave` or `stay` answers it. */
  readonly isAsking = (): boolean => this.#waiting !== null;

  readonly leave = (): void => {
    const action = this.#waiting;
    this.#wait(null);
    if (action) this.pass(action);
  };

  readonly stay = (): void => this.#wait(null);

  /** Notifies when a page is left, before the router shows the next one. */
  readonly onLeave = this.#left.subscribe;

  /** Notifies when a confirmation opens or closes. */
  readonly subscribe = this.#changed.subscribe;

  #wait(action: (() => unknown) | null): void {
    this.#waiting = action;
    this.#changed.emit();
  }

  #unlessHeld(isFree: boolean, action: () => unknown): void {
    if (isFree || this.#holds === 0 || this.#passes > 0) action();
    else this.#wait(action);
  }

  /** The browser has already gone back or forward: undoes it, and repeats it when confirmed. */
  #popped(location: Location, delta: number | null): void {
    if (this.#isBack(location)) return;
    const isFree = this.#isPopFree || this.#isShown(location) || this.#passes > 0 || this.#holds === 0;
    this.#isPopFree = false;
    // Without a distance it cannot be undone: the entry is not the router's.
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

  /** Whether this is the shown entry, because Back was undone. */
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
