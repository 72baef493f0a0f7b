import { act, render } from '@testing-library/react';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, test } from 'vitest';
import { withLanguage } from '../../../.storybook/decorators';

/** Everything that is shown, with its states. */
const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../../../stories/{screens,patterns,components,primitives}/**/*.stories.tsx',
);

/** Wraps each text in `<font>` elements, as a browser does that translates the page. */
function translate(node: Node): void {
  for (const child of Array.from(node.childNodes)) {
    if (child instanceof Text) {
      if (child.data.trim() === '') continue;
      const holder = document.createElement('template');
      holder.innerHTML = '<font><font></font></font>';
      const outer = holder.content.firstElementChild;
      outer?.firstElementChild?.append(child.data.toUpperCase());
      child.replaceWith(outer ?? '');
    } else if (
      child.nodeName !== 'FONT' &&
      !(child instanceof HTMLSelectElement || child instanceof HTMLTextAreaElement)
    ) {
      translate(child);
    }
  }
}

// jsdom has no layout to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

test.for(Object.entries(modules))('%s changes its state on a translated page', async ([, load]) => {
  const module = await load();
  const stories: readonly (ComponentType & { args: object })[] = Object.values(
    composeStories(module, { decorators: [withLanguage], initialGlobals: { locale: 'ru' } }),
  );
  const [First, ...others] = stories;
  if (!First) return;
  // The same component throughout: React changes what is there instead of drawing it anew.
  const { rerender } = render(<First />);
  for (const { args } of [...others, ...others.toReversed()]) {
    translate(document.body);
    await act(async () => rerender(<First {...args} />));
  }
});
