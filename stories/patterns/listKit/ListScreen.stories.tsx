import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { oneOf, type ListRules } from '@/domain/list/listRules';
import { allSelected, isSelected, noneSelected, withRows, type Selection } from '@/domain/list/selection';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { Button, IconButton } from '@/primitives/Button';
import { MoreIcon, PrintIcon } from '@/primitives/icons';
import { inContentArea } from '../../kit/contentArea';
import { filterButton, sortBy } from '../../kit/dataGrid';
import { isNarrow } from '../../kit/isNarrow';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';

interface Star {
  id: number;
  name: string;
  colour: 'blue' | 'red';
}
interface Colours {
  colour: Star['colour'];
}

const stars: readonly Star[] = [
  { id: 1, name: 'Naos', colour: 'blue' },
  { id: 2, name: 'Sirius', colour: 'blue' },
  { id: 3, name: 'Arcturus', colour: 'red' },
];

/** The smallest possible list rules. */
const starRules: ListRules<Star, number, 'id' | 'name', Colours> = {
  id: ({ id }) => id,
  searchable: ({ name }) => [name],
  sorts: { id: { by: 'number', of: ({ id }) => id }, name: { by: 'text', of: ({ name }) => name } },
  conditions: { colour: oneOf('colour', ['blue', 'red'], ({ colour }) => colour) },
};

const viewOf = (source: SampleRows<Star>, changes?: SampleListChanges<number, 'id' | 'name', Colours>) =>
  sampleList(starRules, source, changes).list;

const actions = { ...listActions, onSelectionChange: fn() };

const meta = {
  component: ListScreen<Star, number, 'id' | 'name', Colours>,
  decorators: [inContentArea],
  args: {
    title: 'Stars',
    label: 'Stars',
    view: viewOf(stars),
    actions,
    columns: [
      { key: 'id', header: 'No.', width: 4, isSortable: true, cell: ({ id }) => `#${id}` },
      { key: 'name', header: 'Star', width: 12, part: 'title', isSortable: true, cell: ({ name }) => name },
    ],
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    rowMenu: ({ name }) => ({ label: name, items: [] }),
    selection: { value: noneSelected(), count: 0 },
    fields: [
      {
        kind: 'choice',
        name: 'colour',
        label: 'Colour',
        options: [
          { value: 'blue', label: 'Blue' },
          { value: 'red', label: 'Red' },
        ],
      },
    ],
    footer: <ListCount count={stars.length} />,
    empty: { title: 'No stars yet' },
    noMatches: { title: 'No such star' },
  },
} satisfies Meta<typeof ListScreen<Star, number, 'id' | 'name', Colours>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D9: search, filter, order and selection, of any list. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.actions.onSearchChange).toHaveBeenCalledWith('a');
    await userEvent.click(filterButton(canvas));
    await expect(args.actions.onFilterToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: containing('Sirius') }));
    await expect(args.actions.onSelectionChange).toHaveBeenCalledOnce();
    if (isNarrow()) return;
    await sortBy(canvas, 'Star');
    await expect(args.actions.onSortChange).toHaveBeenCalledWith({ key: 'name', direction: 'ascending' });
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

const add = <Button intent="primary">Add a star</Button>;

/** One main action: the empty state has it in place of the title's line. */
export const Empty: Story = {
  args: {
    view: viewOf([]),
    footer: null,
    primaryAction: add,
    empty: { title: 'No stars', description: 'Stars that you add are listed here.', action: add },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Add a star' })).toHaveLength(1);
  },
};

export const NoMatches: Story = {
  args: { view: viewOf(stars, { search: 'Vega' }), footer: <ListCount count={0} /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.reset') }));
    await expect(args.actions.onQueryReset).toHaveBeenCalledOnce();
  },
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }), footer: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(args.actions.onRefresh).toHaveBeenCalledOnce();
  },
};

/** An active condition is shown and removed by its chip. */
export const FilterOpen: Story = {
  args: { view: viewOf(stars, { isFilterOpen: true, filter: { colour: 'blue' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Colour'), 'Red');
    await expect(args.actions.onFilterChange).toHaveBeenCalledWith({ colour: 'red' });
    await userEvent.click(canvas.getByRole('button', { name: containing('Colour: Blue') }));
    await expect(args.actions.onFilterChange).toHaveBeenLastCalledWith({ colour: null });
  },
};

/** Next to something else in a wide window: the list's own width decides. */
const inNarrowBox: Decorator = (Story) => (
  <div className="w-80">
    <Story />
  </div>
);

const tools = { tools: <Button>Polish</Button>, listTools: <Button>Print</Button> };

/** Owner of the selection state. */
function Owned(props: ComponentProps<typeof ListScreen<Star, number, 'id' | 'name', Colours>>) {
  const [value, setValue] = useState<Selection<number>>(noneSelected());
  return (
    <ListScreen
      {...props}
      actions={{ ...props.actions, onSelectionChange: setValue }}
      selection={{ value, count: stars.filter(({ id }) => isSelected(value, id)).length }}
    />
  );
}

/** Not all of it is loaded: 'all' says how many that are, and means what the search and the filter let through. */
export const SelectedInPart: Story = {
  args: {
    view: viewOf(stars, { limit: 2 }),
    actions: { ...actions, onMoreLoad: fn() },
    selection: { value: withRows(noneSelected(), [1], true), count: 1 },
  },
  play: async ({ canvas, args }) => {
    const name = t('list.selectAllOf', { count: '3' });
    // Cards have no head: there the box is in the footer, beside the button.
    if (!isNarrow()) await expect(canvas.getByRole('checkbox', { name })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.actions.onSelectionChange).toHaveBeenLastCalledWith(allSelected());
  },
};

/** On narrow screens, one line of controls is above the cards; actions appear with a selection. */
// shows: SERVERS-35
export const Narrow: Story = {
  args: tools,
  decorators: [inNarrowBox],
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Stars' });
    const filterButton = canvas.getByRole('button', { name: t('list.filterAndSort') });
    const above = [...canvasElement.querySelectorAll<HTMLElement>('button, a, input, select')].filter(
      (control) =>
        control.checkVisibility() && list.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    await expect(above).toEqual([canvas.getByRole('searchbox'), filterButton]);
    await expect(canvas.queryByRole('button', { name: 'Polish' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: containing('Sirius') }));
    await expect(canvas.getByRole('button', { name: 'Polish' })).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: t('list.selectAll') });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: containing('Naos') })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectAll') }));
    await expect(canvas.queryByRole('button', { name: 'Polish' })).toBeNull();
  },
};

/** Cards have no heads: their order is in the panel, and so is what can be done with the list. */
// shows: SERVERS-35
export const NarrowFilterOpen: Story = {
  args: {
    ...tools,
    view: viewOf(stars, { isFilterOpen: true, sort: { key: 'id', direction: 'ascending' } }),
  },
  decorators: [inNarrowBox],
  play: async ({ canvas, args }) => {
    const order = await canvas.findByRole('combobox', { name: t('list.sortBy') });
    await userEvent.selectOptions(order, 'Star');
    await expect(args.actions.onSortChange).toHaveBeenCalledWith({ key: 'name', direction: 'ascending' });
    await userEvent.selectOptions(order, t('list.sortNone'));
    await expect(args.actions.onSortChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: t('list.sortAscending') }));
    await expect(args.actions.onSortChange).toHaveBeenLastCalledWith({ key: 'id', direction: 'descending' });
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

/** A table hides columns before it becomes cards; arrow keys skip hidden columns. */
// shows: SERVERS-33
export const Middle: Story = {
  args: {
    columns: [
      { key: 'id', header: 'No.', width: 12, isSortable: true, room: 'middle', cell: ({ id }) => `#${id}` },
      { key: 'name', header: 'Star', width: 12, part: 'title', isSortable: true, cell: ({ name }) => name },
    ],
    tools: (
      <>
        <Button icon={<PrintIcon />}>Print</Button>
        <IconButton label="More" icon={<MoreIcon />} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-180 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
    await expect(canvas.queryByRole('columnheader', { name: 'No.' })).toBeNull();
    // Tools lose their icons to fit one line, but never the whole of what they show.
    const iconOf = (name: string) => canvas.getByRole('button', { name }).querySelector('svg');
    await expect(iconOf('Print')).not.toBeVisible();
    await expect(iconOf('More')).toBeVisible();
    canvas.getByRole('checkbox', { name: containing('Naos') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Naos');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('checkbox', { name: containing('Naos') })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: { title: 'Stars of the northern and of the southern sky '.repeat(4) },
};
