import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CopyButton } from '@/primitives/CopyButton';
import * as icons from '@/primitives/icons';
import { SearchField } from '@/primitives/SearchField';
import { FoundationPage } from './FoundationPage';

const drawn = Object.entries(icons);

/** Every icon of the file: a new one shows here without being listed. */
function IconsPage() {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = drawn.filter(([name]) => name.toLowerCase().includes(wanted));
  return (
    <FoundationPage
      title="Icons"
      lead="One grid of 24 units, one stroke, the colour of the text around. All of them are decoration: what one means is told in words beside it, or as the name of its button."
    >
      <div className="flex flex-wrap items-center gap-4">
        <SearchField
          value={text}
          onValueChange={setText}
          label="Find an icon"
          placeholder="Find an icon"
          className="w-72 max-w-full"
        />
        <p role="status" className="text-text-muted">
          {shown.length} of {drawn.length}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3" data-icons>
        {shown.map(([name, Icon]) => (
          <li
            key={name}
            className="flex items-center gap-3 rounded-card border border-border bg-surface py-2 pr-2 pl-4"
          >
            <Icon className="size-6 shrink-0" />
            <span className="min-w-0 flex-1 truncate text-sm">{name.replace(/Icon$/, '')}</span>
            <CopyButton value={name} label={`Copy ${name}`} intent="ghost" size="sm" />
          </li>
        ))}
      </ul>
    </FoundationPage>
  );
}

// The story is the page: a second one would say the same.
const meta = { component: IconsPage, tags: ['!autodocs'] } satisfies Meta<typeof IconsPage>;

export default meta;

/** All of them, found by a part of the name. */
export const Icons: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const all = canvasElement.querySelectorAll('[data-icons] li > svg');
    await expect(all).toHaveLength(drawn.length);
    for (const svg of all) await expect(svg).toHaveAttribute('aria-hidden', 'true');
    const search = canvas.getByRole('searchbox', { name: 'Find an icon' });
    await userEvent.type(search, 'arrow');
    await expect(canvas.getByRole('button', { name: 'Copy ArrowLeftIcon' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy BellIcon' })).toBeNull();
    await userEvent.clear(search);
    await expect(canvas.getByRole('button', { name: 'Copy BellIcon' })).toBeVisible();
  },
};
