/** A file that only hands on what others export: it hides where things live and drags them all into every bundle. */
export const noBarrel = {
  meta: {
    type: 'problem',
    messages: { barrel: 'This file only re-exports. Import from where the thing lives.' },
    schema: [],
  },
  create(context) {
    const handsOn = (statement) =>
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.declaration === null);
    return {
      Program(node) {
        const exports = node.body.some((statement) => statement.type.startsWith('Export'));
        if (exports && node.body.every(handsOn)) context.report({ node, messageId: 'barrel' });
      },
    };
  },
};
