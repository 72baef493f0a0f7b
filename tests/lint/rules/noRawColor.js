const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const colorFunction = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(/i;
const property =
  '(?:bg|text|border|fill|stroke|ring|outline|shadow|from|via|to|accent|caret|decoration|divide|placeholder)';
const arbitraryClass = new RegExp(
  `(?:^|[\\s:])${property}(?:-[trblxyse])?-\\[(?:#|color:|(?:rgb|hsl|hwb|oklch|oklab|lch|lab)a?\\()`,
  'i',
);
const paletteClass = new RegExp(
  `(?:^|[\\s:])${property}(?:-[trblxyse])?-(?:(?:white|black)\\b|[a-z]+-(?:50|[1-9]00|950)\\b)`,
);
const paint = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'background']);
const neutralPaint = /^(?:none|currentColor|inherit|transparent|url\(.*|var\(--.*)$/;

/** Forbids raw colours: a token has a value for each theme, a raw colour is wrong in one. */
export const noRawColor = {
  meta: {
    type: 'problem',
    messages: { color: 'Name a token of src/tokens/tokens.css instead of "{{ color }}".' },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (hex.test(text) || [colorFunction, arbitraryClass, paletteClass].some((form) => form.test(text)))
        context.report({ node, messageId: 'color', data: { color: text.slice(0, 60) } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? '');
      },
      JSXAttribute({ name, value }) {
        if (!paint.has(name.name) || value?.type !== 'Literal' || typeof value.value !== 'string') return;
        if (neutralPaint.test(value.value) || hex.test(value.value)) return;
        context.report({ node: value, messageId: 'color', data: { color: value.value } });
      },
    };
  },
};
