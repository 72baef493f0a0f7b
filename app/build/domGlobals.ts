import { builtinEnvironments } from 'vitest/runtime';

/**
 * Gives this process a DOM for the rest of its life, like the tests'. Returns a function that sets whether the window
 * is narrow and notifies listeners of media queries.
 */
export async function provideDom(): Promise<{ setNarrow: (isNarrow: boolean) => void }> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost/' } });
  let isNarrow = false;
  const watchers = new Set<(event: { matches: boolean }) => void>();
  const matchMedia = (media: string) => ({
    media,
    matches: isNarrow && media.includes('max-width'),
    addEventListener: (_: string, watcher: (event: { matches: boolean }) => void) => watchers.add(watcher),
    removeEventListener: (_: string, watcher: (event: { matches: boolean }) => void) =>
      watchers.delete(watcher),
  });
  // Never reports, because nothing has a size here.
  class ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { matchMedia, ResizeObserver });
  return {
    setNarrow: (narrow) => {
      isNarrow = narrow;
      for (const watcher of watchers) watcher({ matches: narrow });
    },
  };
}
