import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommandDialog } from '@/primitives/CommandDialog';

const stars = ['Naos', 'Haedus', 'Brachium', 'Nembus', 'Diadem', 'Arcturus', 'Castor', 'Sirius', 'Okul'];
const lines = stars.map((name) => ({ id: name.toLowerCase(), content: name }));

const meta = {
  component: CommandDialog,
  args: {
    title: 'Звёзды',
    placeholder: 'Имя звезды',
    query: '',
    groups: [
      { id: 'near', title: 'Близкие', lines: lines.slice(0, 4) },
      { id: 'far', title: 'Далёкие', lines: lines.slice(4) },
    ],
    announcement: '',
    footer: 'Enter — выбрать',
    onQueryChange: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CommandDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field keeps the focus and names the line that Enter takes. */
export const Default: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: meta.args.title });
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await waitFor(() => expect(field).toHaveFocus());
    await expect(active()).toBe('Naos');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('Okul');
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('okul', 'here');
    await userEvent.keyboard('{Home}{Control>}{Enter}{/Control}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('naos', 'newTab');
    await userEvent.click(screen.getByRole('option', { name: 'Castor' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('castor', 'here');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const noStar = 'Такой звезды нет';

/** Without lines the note says why, and the announcement says it aloud. */
export const Empty: Story = {
  args: { query: 'Вега', groups: [], note: <p className="p-4">{noStar}</p>, announcement: 'Нет' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(noStar)).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent(args.announcement);
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Typing moves back to the first line. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Searching(args) {
    const [query, setQuery] = useState('');
    const found = lines.filter(({ id }) => id.includes(query.toLowerCase()));
    return (
      <CommandDialog
        {...args}
        query={query}
        groups={found.length > 0 ? [{ id: 'all', title: 'Все', lines: found }] : []}
        onQueryChange={setQuery}
      />
    );
  },
  play: async () => {
    const field = await screen.findByRole('combobox');
    await userEvent.keyboard('{End}');
    await userEvent.type(field, 'ca');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Castor');
  },
};
