import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataGrid } from '@/primitives/DataGrid/DataGrid';
import { DataGridSkeleton } from '@/primitives/DataGrid/DataGridSkeleton';
import { IconButton } from '@/primitives/Button';
import { MoreIcon } from '@/primitives/icons';
import { allSelected, isSelected, noneSelected, withRows, type Selection } from '@/domain/list/selection';
import type { GridColumn, GridSort } from '@/primitives/DataGrid/types';
import { wholeByKeyboard, wholeUnderPointer } from '../kit/cutText';
import { sortBy } from '../kit/dataGrid';
import { startingWith } from '../kit/textMatch';
import { t } from '../kit/words';
import { press } from '../kit/plays';

interface Star {
  id: number;
  name: string;
  constellation: string;
  magnitude: number;
}

const names = ['Sirius', 'Arcturus', 'Castor', 'Alphard', 'Electra', 'Naos', 'Okul', 'Diadem'];

function makeStars(count: number): Star[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length] ?? ''} ${index + 1}`,
    constellation: ['Canis Major', 'Boötes', 'Gemini', 'Hydra'][index % 4] ?? '',
    magnitude: ((index * 37) % 600) / 100,
  }));
}

const starHeader = 'Звезда';
const magnitudeHeader = 'Величина';

type Key = 'id' | 'name' | 'constellation' | 'magnitude';
const columns: GridColumn<Star, Key>[] = [
  {
    key: 'id',
    header: 'ID#',
    width: 5,
    isSortable: true,
    cell: ({ id }) => <span className="figures">{id}</span>,
  },
  { key: 'name', header: starHeader, width: 14, part: 'title', isSortable: true, cell: ({ name }) => name },
  { key: 'constellation', header: 'Созвездие', width: 12, cell: ({ constellation }) => constellation },
  {
    key: 'magnitude',
    header: magnitudeHeader,
    width: 8,
    align: 'end',
    isSortable: true,
    cell: ({ magnitude }) => <span className="figures">{magnitude.toFixed(2)}</span>,
  },
];

const menuLabel = (name: string) => `Действия: ${name}`;

const eight = makeStars(8);
const noRows: Selection<number> = noneSelected();

const meta = {
  component: DataGrid<Star, number, Key>,
  decorators: [
    (Story) => (
      <div className="flex h-dvh flex-col p-4">
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Звёзды',
    columns,
    rows: eight,
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    sort: null,
    onSortChange: fn(),
    selection: { value: noRows, count: 0, onChange: fn() },
    rowMenu: ({ name }, tabIndex) => (
      <IconButton
        size="sm"
        label={menuLabel(name)}
        icon={<MoreIcon />}
        {...(tabIndex === undefined ? {} : { tabIndex })}
      />
    ),
    onFirstRowChange: fn(),
  },
} satisfies Meta<typeof DataGrid<Star, number, Key>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Owns what a screen's container owns: selection and order. */
function Owned({ count, form }: { count: number; form?: 'table' | 'cards' }) {
  const [stars] = useState(() => makeStars(count));
  const [value, setValue] = useState(noRows);
  const [sort, setSort] = useState<GridSort<Key> | null>(null);
  return (
    <DataGrid
      {...meta.args}
      {...(form === undefined ? {} : { form })}
      rows={stars}
      sort={sort}
      onSortChange={setSort}
      selection={{
        value,
        count: stars.filter(({ id }) => isSelected(value, id)).length,
        onChange: setValue,
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await sortBy(canvas, starHeader);
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'name', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectRow', { row: 'Castor 3' }) }));
    await expect(args.selection?.onChange).toHaveBeenCalledWith({ mode: 'some', ids: new Set([3]) });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '9');
  },
};

export const Selected: Story = {
  args: { selection: { value: allSelected(), count: 8, onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: t('list.selectAll') })).toBeChecked();
  },
};

export const MixedSelection: Story = {
  args: { selection: { value: withRows(noRows, [2, 3], true), count: 2, onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectAll') }));
    await expect(args.selection?.onChange).toHaveBeenCalledWith({ mode: 'allExcept', ids: new Set() });
  },
};

export const Sorted: Story = {
  args: { sort: { key: 'magnitude', direction: 'descending' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: magnitudeHeader })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await press(canvas, magnitudeHeader, args.onSortChange, null);
  },
};

export const Loading: Story = { render: () => <DataGridSkeleton columns={columns} hasSelection hasMenu /> };

export const Empty: Story = { args: { rows: [] } };

export const LongContent: Story = {
  args: {
    rows: eight.map((star, index) => ({
      ...star,
      name: index % 2 ? 'Длинноеназваниебезпробелов'.repeat(5) : star.name,
      constellation: 'Созвездие с очень длинным названием, которое не помещается в одну строку и переносится',
    })),
  },
};

/** Right after aligned figures a text keeps a distance, so that the two are not read as one. */
export const TextAfterFigures: Story = {
  args: { form: 'table', columns: columns.toReversed() },
  play: async ({ canvas }) => {
    const [row] = eight;
    const figure = canvas.getByText(row?.magnitude.toFixed(2) ?? '').getBoundingClientRect();
    const cell = canvas.getAllByText(row?.constellation ?? '')[0] ?? document.body;
    const text = document.createRange();
    text.selectNodeContents(cell);
    await expect(text.getBoundingClientRect().left - figure.right).toBeGreaterThanOrEqual(20);
  },
};

/** A tooltip shows the full text of a cut-off one-line column, on hover and by keyboard. */
// shows: SERVERS-36
export const CutText: Story = {
  args: {
    form: 'table',
    columns: columns.map((column) => ({ ...column, isOneLine: true })),
    rows: eight.map((star) => ({ ...star, name: `${star.name} ${'without-end'.repeat(9)}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement?.clientHeight).toBeLessThan(60);
    await userEvent.keyboard('{ArrowRight}');
    const name = document.activeElement?.textContent ?? '';
    await wholeByKeyboard(name);
    await wholeUnderPointer(canvas.getByText(startingWith('Castor 3')));
  },
};

/** Every key of README.md. */
export const Keyboard: Story = {
  render: () => <Owned count={60} form="table" />,
  play: async ({ canvas }) => {
    const focused = () => document.activeElement;
    await userEvent.tab();
    await expect(focused()).toBe(canvas.getByRole('checkbox', { name: t('list.selectAll') }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('checkbox', { name: t('list.selectRow', { row: 'Arcturus 2' }) });
    await expect(focused()).toBe(second);
    await userEvent.keyboard(' ');
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(
      canvas.getByRole('checkbox', { name: t('list.selectRow', { row: 'Castor 3' }) }),
    ).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(focused()).toHaveTextContent('Alphard 4');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: menuLabel('Alphard 4') }));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(focused()).toBe(canvas.getByRole('button', { name: menuLabel('Alphard 60') })),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}{Home}');
    await expect(focused()).toBe(
      canvas.getByRole('checkbox', { name: t('list.selectRow', { row: 'Sirius 1' }) }),
    );
    await userEvent.keyboard('{Control>}[KeyA]{/Control}');
    await expect(canvas.getByRole('checkbox', { name: t('list.selectAll') })).toBeChecked();
  },
};

/** Long lists keep what is in sight, and whatever has the focus. */
export const Virtual10k: Story = {
  render: () => <Owned count={10_000} form="table" />,
  play: async ({ canvas }) => {
    await expect(document.querySelectorAll('[data-row]').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}');
    const last = await canvas.findByRole('checkbox', { name: t('list.selectRow', { row: 'Diadem 10000' }) });
    await expect(document.activeElement).toBe(last);
    await expect(last).toBeVisible();
    await expect(document.querySelectorAll('[data-row]').length).toBeLessThan(45);
    await userEvent.keyboard('{PageUp}');
    await expect(document.activeElement?.closest('tr')).not.toBe(last.closest('tr'));
  },
};

export const Cards: Story = {
  args: { form: 'cards', selection: { value: withRows(noRows, [2], true), count: 1, onChange: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectRow', { row: 'Castor 3' }) }));
    await expect(args.selection?.onChange).toHaveBeenCalledWith({ mode: 'some', ids: new Set([2, 3]) });
  },
};

const wordy = makeStars(150).map((star, index) => ({
  ...star,
  name: index % 3 === 0 ? `${star.name}-${'subdomain.'.repeat(8)}example.ru` : star.name,
}));

/** More cards than are rendered whole, at the narrowest: none is cut, none lies over another, wherever one scrolls to. */
export const CardsOfTheirHeights: Story = {
  args: { form: 'cards', rows: wordy },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('listitem').filter((item) => item.ariaPosInSet !== null);
    const expectWhole = async () => {
      const shown = cards();
      for (const [at, card] of shown.entries()) {
        const heading = within(card).getByRole('heading');
        await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
        const { bottom } = card.getBoundingClientRect();
        const next = shown[at + 1]?.getBoundingClientRect().top ?? bottom;
        await expect(Math.abs(next - bottom)).toBeLessThan(1);
      }
    };
    await expectWhole();
    await expect(new Set(cards().map(({ offsetHeight }) => offsetHeight)).size).toBeGreaterThan(1);
    scrollTo(0, 3000);
    await waitFor(() => expect(Number(cards()[0]?.ariaPosInSet)).toBeGreaterThan(1));
    await expectWhole();
    // A jump over cards that were never measured stays where it ended.
    scrollTo(0, 12_000);
    await waitFor(() => expect(Number(cards()[0]?.ariaPosInSet)).toBeGreaterThan(25));
    await expectWhole();
    await expect(Math.abs(scrollY - 12_000)).toBeLessThan(2000);
    scrollTo(0, document.documentElement.scrollHeight);
    const last = await canvas.findByRole('heading', { name: 'Naos 150' });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await expectWhole();
    scrollTo(0, 0);
    await waitFor(() => expect(cards()[0]?.ariaPosInSet).toBe('1'));
    await expectWhole();
  },
};

export const CardsVirtual10k: Story = {
  render: () => <Owned count={10_000} form="cards" />,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.querySelectorAll('[data-row]').length).toBeLessThan(40);
  },
};

export const CardsLoading: Story = {
  render: () => (
    <div className="@container/list">
      <DataGridSkeleton columns={columns} hasSelection hasMenu />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
};
