import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommandPalette } from '@/patterns/CommandPalette';
import {
  makePaletteText,
  makePaletteView,
  samplePaletteFinds,
  samplePaletteSuggestions,
} from '../kit/palette';
import { t } from '../kit/words';

const meta = {
  component: CommandPalette,
  args: {
    view: makePaletteView(),
    onQueryChange: fn(),
    onEntryChoose: fn(),
    onServersRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: what was chosen lately, what can be done, where one can go. */
export const Default: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: t('palette.title') });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getAllByRole('group')).toHaveLength(3);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('shop.example.ru');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onEntryChoose).toHaveBeenLastCalledWith('place:support', 'here');
    await userEvent.type(field, 'x');
    await expect(args.onQueryChange).toHaveBeenCalledWith('x');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Results are highlighted, and their count is announced. */
// shows: SHELL-29
export const Results: Story = {
  args: {
    view: makePaletteView({
      query: 'серв',
      result: { status: 'found', groups: samplePaletteFinds, count: 3 },
    }),
  },
  play: async ({ args }) => {
    await screen.findByRole('combobox');
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual([args.view.query, args.view.query, args.view.query]);
    await expect(screen.getByRole('status')).toHaveTextContent(/3/);
    await userEvent.keyboard('{End}{Control>}{Enter}{/Control}');
    await expect(args.onEntryChoose).toHaveBeenCalledWith('server:1088', 'newTab');
  },
};

/** Found by its name in the other language, it shows that name. */
// shows: SHELL-29
export const OtherLanguage: Story = {
  args: {
    view: makePaletteView({
      query: 'disc',
      result: {
        status: 'found',
        count: 1,
        groups: [
          {
            id: 'places',
            entries: [
              {
                id: 'place:discounts',
                icon: 'tag',
                label: makePaletteText('Скидки'),
                note: makePaletteText('Discounts', 'Disc'),
              },
            ],
          },
        ],
      },
    }),
  },
};

export const NoMatches: Story = {
  args: { view: makePaletteView({ query: 'зщшгнек', result: { status: 'noMatches' } }) },
  play: async () => {
    await screen.findByRole('combobox');
    await expect(screen.queryAllByRole('option')).toEqual([]);
    await expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** While servers are loading, it does not say that nothing was found. */
export const Loading: Story = {
  args: {
    view: makePaletteView({ query: 'shop', result: { status: 'noMatches' }, servers: 'loading' }),
  },
  play: async () => {
    await screen.findByRole('combobox');
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect(screen.getByText(t('palette.servers.loading'))).toBeInTheDocument();
  },
};

/** The servers failed: the rest is there, and they can be requested again. */
export const Error: Story = {
  args: {
    view: makePaletteView({
      query: 'серв',
      result: { status: 'found', groups: samplePaletteFinds.slice(0, 1), count: 2 },
      servers: 'error',
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common.retry') }));
    await expect(args.onServersRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    view: makePaletteView({
      query: 'а'.repeat(300),
      result: {
        status: 'found',
        count: 10_412,
        groups: [
          {
            id: 'servers',
            entries: [
              {
                id: 'server:1',
                icon: 'server',
                label: makePaletteText(`${'очень-длинное-имя.'.repeat(8)}пример.рф`, 'очень-длинное'),
                note: makePaletteText('#999999999 · 2001:0db8:85a3:0000:0000:8a2e:0370:7334'),
              },
            ],
          },
          ...samplePaletteSuggestions,
        ],
      },
    }),
  },
};

/** A small list, searched as one types. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Searching(args) {
    const [query, setQuery] = useState('');
    const groups = samplePaletteSuggestions
      .map((group) => ({
        ...group,
        entries: group.entries
          .filter(({ label }) => label.text.toLowerCase().includes(query.toLowerCase()))
          .map((entry) => ({ ...entry, label: makePaletteText(entry.label.text, query) })),
      }))
      .filter(({ entries }) => entries.length > 0);
    const count = groups.flatMap(({ entries }) => entries).length;
    return (
      <CommandPalette
        {...args}
        view={makePaletteView({
          query,
          result:
            query === ''
              ? { status: 'suggestions', groups: samplePaletteSuggestions }
              : count > 0
                ? { status: 'found', groups, count }
                : { status: 'noMatches' },
        })}
        onQueryChange={setQuery}
      />
    );
  },
  play: async () => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'DNS');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/DNS/);
    await userEvent.clear(field);
    await userEvent.type(field, 'no such thing');
    await expect(screen.queryAllByRole('option')).toEqual([]);
  },
};
