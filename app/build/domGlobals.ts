import { builtinEnvironments } from 'vitest/runtime';

/**
 * Gives this process a document for the rest of its life, as the tests have one. Gives the way to say whether the window
 * is a narrow one; those who watch it are told.
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
  // Nothing here has a size.
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
