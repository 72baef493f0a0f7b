/**
 * Stories must be pure: no network, storage, clock or random numbers, or two pictures of a story would differ. The
 * test run records side effects of a story, its play or its component, and fails the story.
 */
const reached = new Set<string>();

/** Returns which frames of a stack are the portal's own, nearest first; libraries, the runner and this file are not. */
export function ownFrames(stack: string): readonly boolean[] {
  return stack
    .split('\n')
    .filter((line) => /^\s*at /.test(line) && !line.includes('sideEffectGuard'))
    .map((line) => /\/(src|stories)\//.test(line) && !/\/(node_modules|deps|@fs|\.storybook)\//.test(line));
}

/** Records a call made by one of our files, directly or, unless only the nearest counts, through a library. */
function note(what: string, isNearestOnly: boolean): void {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = isNearestOnly ? 4 : 60;
  const frames = ownFrames(new Error(what).stack ?? '');
  Error.stackTraceLimit = limit;
  if (isNearestOnly ? frames[0] : frames.some(Boolean)) reached.add(what);
}

/** Replaces a method by one that records its call. */
function watch(owner: object, method: string, what: string, isNearestOnly = false): void {
  const original: unknown = Reflect.get(owner, method);
  if (typeof original !== 'function') return;
  Reflect.set(owner, method, function (this: unknown, ...args: unknown[]): unknown {
    note(what, isNearestOnly);
    const answer: unknown = Reflect.apply(original, this === undefined ? owner : this, args);
    return answer;
  });
}

/** Replaces a global class by one that records its construction. */
function watchClass(name: string, isNoted: (args: unknown[]) => boolean, isNearestOnly = false): void {
  const original: unknown = Reflect.get(globalThis, name);
  if (typeof original !== 'function') return;
  const watched = new Proxy(original, {
    construct: (target, args: unknown[], newTarget) => {
      if (isNoted(args)) note(`new ${name}`, isNearestOnly);
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
  Reflect.set(globalThis, name, watched);
}

/** Installs the guard, once per page before the first story. */
export function watchSideEffects(): void {
  watch(globalThis, 'fetch', 'fetch');
  watch(XMLHttpRequest.prototype, 'send', 'XMLHttpRequest');
  watch(navigator, 'sendBeacon', 'sendBeacon');
  watchClass('WebSocket', () => true);
  watchClass('EventSource', () => true);
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear'])
    watch(Storage.prototype, method, `storage.${method}`);
  watch(indexedDB, 'open', 'indexedDB');
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => {
      note('document.cookie', false);
      return cookie?.get?.call(document) as string;
    },
    set: (value: string) => {
      note('document.cookie', false);
      cookie?.set?.call(document, value);
    },
  });
  // Displayed values must not depend on the clock or random numbers. Libraries read the time thousands of times, and
  // a stack trace for each is too slow: lint rules find `Date.now` and `performance.now` in src.
  watchClass('Date', (args) => args.length === 0, true);
  watch(Math, 'random', 'Math.random', true);
  watch(crypto, 'randomUUID', 'crypto.randomUUID', true);
}

/** Forgets the side effects of earlier stories. */
export function forgetSideEffects(): void {
  reached.clear();
}

/** Throws if the current story had a side effect. */
export function assertNoSideEffects(): void {
  if (reached.size > 0) throw new Error(`The story reaches the world: ${[...reached].join(', ')}`);
}
