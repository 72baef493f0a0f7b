const hooks = new Set([
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
]);

const globals = new Set([
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
]);

/** What changes, waits or happens by chance reaches a screen as a prop: else its stories cannot show every state. */
export const pure = {
  meta: {
    type: 'problem',
    messages: {
      hook: '{{ name }} keeps something that the container should own: take it as a prop.',
      impure: '{{ name }} makes the picture depend on more than the props: take it as a prop.',
    },
    schema: [],
  },
  create(context) {
    const impure = (node, name) => context.report({ node, messageId: 'impure', data: { name } });
    return {
      ImportSpecifier(node) {
        if (node.parent.source.value === 'react' && hooks.has(node.imported.name))
          context.report({ node, messageId: 'hook', data: { name: node.imported.name } });
      },
      MemberExpression(node) {
        if (node.property.type !== 'Identifier') return;
        const object = node.object.type === 'Identifier' ? node.object.name : '';
        const member = node.property.name;
        if (object === 'React' && hooks.has(member))
          context.report({ node, messageId: 'hook', data: { name: member } });
        if ((object === 'Date' && member === 'now') || (object === 'Math' && member === 'random'))
          impure(node, `${object}.${member}`);
      },
      'NewExpression[callee.name="Date"][arguments.length=0]'(node) {
        impure(node, 'new Date()');
      },
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node);
        const references = [
          ...scope.through,
          ...scope.variables.flatMap((variable) => (variable.defs.length === 0 ? variable.references : [])),
        ];
        for (const { identifier, isTypeReference } of references)
          if (!isTypeReference && globals.has(identifier.name)) impure(identifier, identifier.name);
      },
    };
  },
};
