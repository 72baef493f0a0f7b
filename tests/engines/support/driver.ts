import type { Page } from '@playwright/test';

/** Element that a person looks for: a button by its text, a field by its label. */
export interface Target {
  role: Parameters<Page['getByRole']>[0];
  /** The whole accessible name, or a form of it. */
  name: string | RegExp;
  /** Limits the search to this element, such as a dialog or region. */
  within?: Target;
}

/** A window's inner size, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** A browser used like a customer does. Actions wait until exactly one target exists and is usable. */
export interface Driver {
  /** A browser that has never been here, in a window of this size. */
  fresh: (size: WindowSize) => Promise<void>;
  /** Opens an address, and returns when the page there answers. */
  go: (url: string) => Promise<void>;
  url: () => Promise<string>;
  /** Runs a function in the page: it sees its arguments and the page, nothing around it. */
  run: <Argument>(work: (argument: Argument) => unknown, argument: Argument) => Promise<unknown>;
  /** Returns once there is exactly one visible match. */
  find: (target: Target) => Promise<void>;
  click: (target: Target) => Promise<void>;
  /** Types into an empty field. */
  type: (target: Target, text: string) => Promise<void>;
  /** Types into a field instead of what is in it. */
  replace: (target: Target, text: string) => Promise<void>;
  /** Chooses an option of a select by its text. */
  choose: (target: Target, option: string) => Promise<void>;
  /** Presses a key, alone or with Control held. */
  key: (key: Key, held?: 'Control') => Promise<void>;
  /** Clicks what saves a file; what was saved, once all of it is there. Once in a browser. */
  download: (target: Target) => Promise<Buffer>;
  /** Adds an authenticator that keeps passkeys and verifies its user; false if the engine has none. */
  addAuthenticator: () => Promise<boolean>;
  /** Errors that scripts and rules of pages have caused, where the engine reports them. */
  faults: () => readonly string[];
  /** Axe violations of the page; none where Playwright does not drive the engine. */
  violations: () => Promise<readonly string[]>;
  screenshot: () => Promise<Buffer>;
  /** Ends the browser and all that it started. */
  end: () => Promise<void>;
}

/** Keys that the journeys press, with the code that WebDriver sends for them. */
export const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  Control: '\uE009',
  k: 'k',
} as const;

export type Key = keyof typeof keyCodes;

/** A device's own authenticator, as WebDriver describes it; it needs no touch. */
export const authenticator = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
} as const;

/** Longest wait for anything a page is to show, in milliseconds: three engines share a machine that may do more besides. */
export const timeoutMs = 30_000;

/** Dashboard pages start with a static frame until the app replaces it, other pages with nothing. */
export function isLive(): boolean {
  const [heading, frame] = ['h1', '[data-first-frame]'].map((what) => document.querySelector(what));
  return document.readyState === 'complete' && heading !== null && frame === null;
}
