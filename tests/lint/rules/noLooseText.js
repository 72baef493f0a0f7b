/** Returns what a callback returns: `rows.map((row) => <Row />)` creates elements. */
function returnedBy(callback) {
  if (callback?.type !== 'ArrowFunctionExpression') return undefined;
  const { body } = callback;
  if (body.type !== 'BlockStatement') return body;
  return body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument;
}

/**
 * Whether an expression can only give elements or nothing: those survive a page that the browser translates. An icon is
 * an element, and so is what a pattern is given for a slot.
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

/** Whether an expression always gives an element. */
const isElement = (node) =>
  node.type === 'JSXElement' ||
  (node.type === 'JSXExpressionContainer' && isElement(node.expression)) ||
  (node.type === 'ConditionalExpression' && isElement(node.consequent) && isElement(node.alternate));

const isConditional = (node) => node.type === 'LogicalExpression' || node.type === 'ConditionalExpression';

/** Returns rendered JSX children; line breaks with indentation are not text. */
function shownChildren({ children }) {
  return children.filter(
    (child) =>
      !(child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) &&
      !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
  );
}

/**
 * A browser that translates a page puts `<font>` elements in the place of text nodes. React then fails on every text
 * that it removes, and on every element that it inserts before a text: so both have an element of their own.
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
