/** Only primitives/Link draws an anchor: it asks the router, and it never hands the window to another site. */
export const noRawAnchor = {
  meta: {
    type: 'problem',
    messages: { anchor: 'Use Link from @/primitives/Link instead of <a>.' },
    schema: [],
  },
  create(context) {
    return {
      "JSXOpeningElement[name.name='a']"(node) {
        context.report({ node, messageId: 'anchor' });
      },
    };
  },
};
