import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { takeArrival } from '@app/device/tabAccount';
import { disableOwnerStacks } from '../../.storybook/disableOwnerStacks';
import { leaveTo, reloadDocument, replaceDocument, submitTo } from './leaveToMock';

/** Prints the page lazily: most errors are discarded, because a retry finds the element. */
class NotFound extends Error {
  constructor(message: string | null, container: Element) {
    super();
    this.name = 'TestingLibraryElementError';
    Object.defineProperty(this, 'message', {
      // The runner replaces the message.
      configurable: true,
      get: () => `${message}\n\n${prettyDOM(container)}`,
    });
  }
}

/** The real one: a test's own clock does not hold it up. */
const nextTurn = setImmediate;
const { asyncWrapper } = getConfig();

disableOwnerStacks();
configure({
  // An element appears in the middle of React's turn, before effects, so that a press would hit a page without
  // listeners. Two turns later it works, even on a busy machine.
  asyncWrapper: async (wait) => {
    const found: unknown = await asyncWrapper(wait);
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => nextTurn(resolve));
    return found;
  },
  // A route's first import compiles it; on a machine that runs three test processes besides, that has taken 8 s.
  asyncUtilTimeout: 15_000,
  getElementError: (message, container) => new NotFound(message, container),
});

/** The page is not left: jsdom cannot, and a test asks where it would have gone. */
vi.mock('@app/device/leaveTo', () => import('./leaveToMock'));
vi.mock('@app/device/documents', () => import('./leaveToMock'));

const hiddenStyle = document.createElement('div').style;
hiddenStyle.display = 'none';

/** No stylesheet is loaded here, but jsdom would match a hundred default rules at every lookup. */
const ownStyle = (element: HTMLElement) => (element.hidden ? hiddenStyle : element.style);

// oxlint-disable-next-line typescript/no-deprecated -- only its overload for obsolete tags is
const findFirst = Element.prototype.querySelector;

/**
 * A query by label looks each `aria-labelledby` up as `[id="…"]`, for which jsdom walks the whole page with a matcher of
 * selectors: a fifth of these tests' time. It has an index of ids.
 */
function findById(this: Element, selector: string): Element | null {
  const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1];
  if (id === undefined) return findFirst.call(this, selector);
  const found = this.ownerDocument.getElementById(id);
  return found !== null && found !== this && this.contains(found) ? found : null;
}

const matchesAny = Element.prototype.matches;

/** A query by text matches each element of the page against `script, style`, its default to ignore. */
function matchesByName(this: Element, selector: string): boolean {
  if (selector === 'script, style') return this.localName === 'script' || this.localName === 'style';
  return matchesAny.call(this, selector);
}
Object.assign(Element.prototype, { querySelector: findById, matches: matchesByName });

// Nothing is remembered. And what jsdom leaves out: a window is a desktop's, and scrolling moves nothing.
beforeEach(() => {
  leaveTo.mockClear();
  submitTo.mockClear();
  replaceDocument.mockClear();
  reloadDocument.mockClear();
  takeArrival();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.hasPointerCapture = () => false;
  vi.stubGlobal('getComputedStyle', ownStyle);
  Object.assign(window.document.defaultView ?? {}, { getComputedStyle: ownStyle });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
