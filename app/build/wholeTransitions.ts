import type { Plugin } from 'vite';

/**
 * React Aria notes every element that changes its look and listens once for the end of that, which a browser tells of
 * each property: an element that leaves the page with two of them under way would be held for ever, and with it all of
 * the page it stood on. Its listener removes itself after the last one.
 */
export function wholeTransitions(): Plugin {
  return {
    name: 'meridian:whole-transitions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/utils\/runAfterTransition\.mjs$/ },
      handler(code) {
        const whole = code.replace(/, \{\s*once: true\s*\}\)/, ')');
        if (whole === code) this.error('React Aria waits in another way: see app/build/wholeTransitions.ts');
        return { code: whole, map: null };
      },
    },
  };
}
