import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import stories from 'virtual:stories';
import { Button } from '@/primitives/Button';
import { SearchField } from '@/primitives/SearchField';
import { StorybookLink } from '../spec/links';
import { findables } from './find/findable';
import { makeFinder } from './find/search';
import { fillers, sameWords } from './find/words';

const things = findables(stories);
const find = makeFinder(things, sameWords, fillers);

/** More than one looks through. */
const most = 20;
const examples = ['empty', 'payment step 3 error', '100 000 rows', 'цвет', 'пустая корзина', 'шаг 3 ошибка'];

export interface FindPageProps {
  /** What is looked for at first. */
  query: string;
}

/** Everything in this Storybook by what people call it, in Russian and in English. */
function FindPage({ query }: FindPageProps) {
  const [text, setText] = useState(query);
  const found = find(text);
  return (
    <main className="mx-auto flex max-w-[52rem] flex-col gap-6 p-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold">Find</h1>
        <p className="text-md text-text-muted">
          {things.length} stories, journeys, guidelines, foundations and requirements, in words of either
          language.
        </p>
      </header>
      <SearchField value={text} onValueChange={setText} label="Find" placeholder="Find" />
      <ul className="flex flex-wrap gap-2" aria-label="Examples">
        {examples.map((example) => (
          <li key={example}>
            <Button size="sm" onClick={() => setText(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-text-muted">
        {text.trim() === ''
          ? 'Type a word or two.'
          : `${found.length} found${found.length > most ? `, the first ${most} of them here` : ''}`}
      </p>
      <ol className="flex flex-col">
        {found.slice(0, most).map(({ href, kind, place, name, text: about }) => (
          <li key={`${kind} ${place} ${name}`} className="flex flex-col gap-1 border-t border-border py-3">
            <span className="flex flex-wrap items-baseline gap-x-3 [&_a]:font-medium [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
              <StorybookLink address={href}>{place === '' ? name : `${place}: ${name}`}</StorybookLink>
              <span className="text-sm text-text-muted">{kind}</span>
            </span>
            {about !== '' && <span className="line-clamp-2 text-sm text-text-muted">{about}</span>}
          </li>
        ))}
      </ol>
    </main>
  );
}

const meta = {
  component: FindPage,
  // The story is the page: a second one would say the same.
  tags: ['!autodocs'],
  args: { query: '' },
} satisfies Meta<typeof FindPage>;

export default meta;

/** A word finds its state, in whichever language. */
export const Find: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'payment step 3 error' }));
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Paying / Payment: Validation');
    await expect(first?.getAttribute('href')).toContain('screens-payment-paymentscreen--validation');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};
