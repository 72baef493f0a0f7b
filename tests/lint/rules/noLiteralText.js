const letter = /\p{L}/u;

/** Attributes that are displayed or read out. */
const spoken = new Set([
  'label',
  'title',
  'description',
  'placeholder',
  'alt',
  'hint',
  'text',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Yields the strings to which an expression may evaluate. */
function* textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield { node, text: node.value };
      break;
    case 'TemplateLiteral':
      for (const quasi of node.quasis) yield { node: quasi, text: quasi.value.cooked ?? '' };
      break;
    case 'ConditionalExpression':
      yield* textsOf(node.consequent);
      yield* textsOf(node.alternate);
      break;
    case 'LogicalExpression':
      yield* textsOf(node.left);
      yield* textsOf(node.right);
      break;
    case 'BinaryExpression':
      if (node.operator === '+') {
        yield* textsOf(node.left);
        yield* textsOf(node.right);
      }
      break;
    case 'JSXExpressionContainer':
      yield* textsOf(node.expression);
      break;
    default:
  }
}

/** Forbids literal sentences, which must come from the catalogues. Punctuation, digits and symbols may be literal. */
export const noLiteralText = {
  meta: {
    type: 'problem',
    messages: {
      literal: 'Text for people comes from the catalogues (src/i18n/messages), not from the code.',
    },
    schema: [],
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'literal' });
    return {
      JSXText(node) {
        const at = node.value.search(letter);
        if (at < 0) return;
        const loc = context.sourceCode.getLocFromIndex(node.range[0] + at);
        context.report({ node, loc, messageId: 'literal' });
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(container) {
        for (const { node, text } of textsOf(container)) if (letter.test(text)) report(node);
      },
      JSXAttribute(attribute) {
        if (attribute.name.type !== 'JSXIdentifier' || !spoken.has(attribute.name.name)) return;
        for (const { node, text } of textsOf(attribute.value)) if (letter.test(text)) report(node);
      },
    };
  },
};
