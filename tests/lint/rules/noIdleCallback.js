/** Forbids empty callbacks, which hide impossible calls: the prop belongs to the states that can call it. */
export const noIdleCallback = {
  meta: {
    type: 'problem',
    messages: {
      idle: 'This callback does nothing. Let the props of a state ask only for what that state can call.',
    },
    schema: [],
  },
  create(context) {
    const isIdle = ({ type, body }) =>
      type === 'ArrowFunctionExpression' &&
      (body.type === 'BlockStatement' ? body.body.length === 0 : body.name === 'undefined');
    const judge = (node, name, value) => {
      if (/^on[A-Z]/.test(name) && value && isIdle(value)) context.report({ node, messageId: 'idle' });
    };
    return {
      JSXAttribute: (node) => judge(node, node.name.name, node.value?.expression),
      Property: (node) => judge(node, node.key.name, node.value),
    };
  },
};
