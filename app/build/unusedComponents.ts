import type { Plugin } from 'vite';

/**
 * Lets the bundler remove React Router's unused components. Their names for developer tools and its unmarked calls of
 * React count as side effects, which keep them.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'meridian:unused-components',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^[ \t]*\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
