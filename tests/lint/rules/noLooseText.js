/** Returns what a callback returns: `rows.map((row) => <Row />)` creates elements. */
function returnedBy(callback) {
  if (callback?.type !== 'ArrowFunctionExpression') return undefined;
  const { body } = callback;
  if (body.type !== 'BlockStatement') return body;
  return body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument;
}

/**
 * Whether an expression evaluates only to elements or nothing, which browser translation does not break. Icons are
 * elements, and so are slots of patterns.
 */
function isElementOrNothing(node, slots) {
  const isSafe = (part) => isElementOrNothing(part, slots);
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'Literal':
      return typeof node.value !== 'string' || node.value.trim() === '';
    case 'Identifier':
      return node.name === 'undefined' || node.name === 'icon' || slots === 'elements';
    case 'MemberExpression':
      return slots === 'elements' || isSafe(node.property);
    case 'CallExpression':
      return isSafe(returnedBy(node.arguments.at(-1)));
    case 'LogicalExpression':
      return (node.operator !== '||' || isSafe(node.left)) && isSafe(node.right);
    case 'ConditionalExpression':
      return isSafe(node.consequent) && isSafe(node.alternate);
    default:
      return false;
  }
}

/** Whether an expression always evaluates to an element. */
const isElement = (node) =>
  node.type === 'JSXElement' ||
  (node.type === 'JSXExpressionContainer' && isElement(node.expression)) ||
  (node.type === 'ConditionalExpression' && isElement(node.consequent) && isElement(node.alternate));

const isConditional = (node) => node.type === 'LogicalExpression' || node.type === 'ConditionalExpression';

/** Returns rendered JSX children without whitespace. */
function shownChildren({ children }) {
  return children.filter(
    (child) =>
      !(child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) &&
      !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
  );
}

/**
 * Forbids text next to conditional content. Browser translation replaces text nodes with `<font>` elements, and React
 * then fails to remove a text or to insert an element before one. So both need their own elements.
 */
export const noLooseText = {
  meta: {
    type: 'problem',
    messages: {
      loose:
        'Wrap this text in an element: beside others, a translated page breaks when it comes, goes or something is put before it.',
    },
    schema: [{ type: 'object', properties: { slots: { const: 'elements' } }, additionalProperties: false }],
  },
  create(context) {
    function check(parent) {
      const children = shownChildren(parent);
      if (children.length < 2) return;
      let isAfterConditional = false;
      for (const child of children) {
        const inside = child.type === 'JSXExpressionContainer' ? child.expression : child;
        if (isElement(inside)) {
          isAfterConditional = false;
          continue;
        }
        const isText = !isElementOrNothing(inside, context.options[0]?.slots);
        if (isText && (isConditional(inside) || isAfterConditional))
          context.report({ node: inside, messageId: 'loose' });
        if (isConditional(inside)) isAfterConditional = true;
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
