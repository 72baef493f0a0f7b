const cyrillic = /\p{Script=Cyrillic}/u;

/**
 * A play works in both languages of the toolbar: what the portal says it asks of the catalogue (stories/kit/words.ts),
 * and what people have written stands in the story's data.
 */
export const playInAnyLanguage = {
  meta: {
    type: 'problem',
    messages: { language: 'Ask the catalogue for what the portal says: t() of stories/kit/words.ts.' },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (cyrillic.test(text)) context.report({ node, messageId: 'language' });
    };
    return {
      'Property[key.name="play"] Literal': (node) => check(node, node.raw),
      'Property[key.name="play"] TemplateElement': (node) => check(node, node.value.raw),
    };
  },
};
