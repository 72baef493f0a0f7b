import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** Matches the router's contexts and components, created on load and perhaps never used. */
const made = /^(var \w+ = )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/gm;

/** The names it gives those for tools, which would keep all of them. */
const named = /^\w+\.displayName = .*$/gm;

/**
 * Tells the bundler that making contexts and components is without effect: the router does not, so that its forms, its
 * scroll restoration and what prefetches for its server framework would come with every page, a third of it. And takes
 * the build without warnings, which its package gives no name for the browser.
 */
export function leanRouter(): Plugin {
  return {
    name: 'meridian:lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: production }] } }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/ },
      handler(code) {
        if (!code.includes('createContext(')) return null;
        const lean = code.replace(made, '$1/* @__PURE__ */ ').replace(named, '');
        if (lean === code) this.error('The router is written in another way: see app/build/leanRouter.ts');
        return { code: lean, map: null };
      },
    },
  };
}
