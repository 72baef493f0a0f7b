const hooks = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useRef',
  'useSyncExternalStore',
  'useActionState',
  'useOptimistic',
  'useTransition',
  'useDeferredValue',
];

const globals = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'document',
  'window',
  'globalThis',
  'location',
  'history',
  'navigator',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
];

/** Only primitives/Link renders an anchor: it uses the router, and never exposes the opener to another site. */
const anchor = {
  selector: "JSXOpeningElement[name.name='a']",
  message: 'Use Link from @/primitives/Link instead of <a>.',
};

const handedOn = 'ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration[declaration=null]';
/** Barrel files hide where code is defined and add all of it to every bundle. */
const barrel = {
  selector: `Program:has(> ExportAllDeclaration, > ExportNamedDeclaration):not(:has(> :not(${handedOn})))`,
  message: 'This file only re-exports. Import from where the thing lives.',
};

const impure = 'This makes the picture depend on more than the props: take it as a prop.';
const now = { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: impure };

/** Only app/stores/history.ts imports unstable API of React Router. */
export const routerPromises = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: ['react-router', 'react-router-dom'],
          importNamePattern: '^UNSAFE_',
          message: 'Use app/stores/history.ts.',
        },
      ],
    },
  ],
};

const steps = {
  payments: ['addPayment', 'receive', 'payFromBalance'],
  collect: ['collect'],
  endUnpaid: ['endUnpaid', 'deleteUnpaid'],
  refunds: ['addRefund', 'refundItem', 'refundPayment'],
  cancelRefund: ['cancelRefund'],
};

/** A billing step returns consequences that a direct caller could forget to apply. */
export const appliedSteps = {
  'no-restricted-imports': [
    'error',
    {
      patterns: Object.entries(steps).map(([file, importNames]) => ({
        group: [`**/billing/${file}`],
        importNames,
        message: 'Use app/server/consequences/money.ts, which applies its consequences.',
      })),
    },
  ],
};

/** A later entry for the same files replaces the list, so each must be complete. */
export const ownCode = { 'no-restricted-syntax': ['error', anchor] };
export const library = { 'no-restricted-syntax': ['error', anchor, barrel] };
export const drawsAnchors = { 'no-restricted-syntax': ['error', barrel] };

/** State, time and randomness reach a screen as props; otherwise its stories could not show every state. */
export const pure = {
  'no-restricted-syntax': ['error', anchor, barrel, now],
  'no-restricted-globals': ['error', ...globals.map((name) => ({ name, message: impure }))],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: impure },
    { object: 'Math', property: 'random', message: impure },
    ...hooks.map((property) => ({ object: 'React', property, message: impure })),
  ],
  'no-restricted-imports': [
    'error',
    {
      name: 'react',
      importNames: hooks,
      message: 'It keeps something that the container should own: take it as a prop.',
    },
  ],
};

/**
 * A play works in both languages: portal texts come from the catalogue (stories/kit/words.ts), people's texts from the
 * story's data.
 */
export const plays = {
  'no-restricted-syntax': [
    'error',
    ...['Literal[raw=/[\\u0400-\\u052F]/]', 'TemplateElement[value.raw=/[\\u0400-\\u052F]/]'].map((text) => ({
      selector: `Property[key.name='play'] ${text}`,
      message: 'Ask the catalogue for what the portal says: t() of stories/kit/words.ts.',
    })),
  ],
};
