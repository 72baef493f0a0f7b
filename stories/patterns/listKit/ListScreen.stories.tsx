import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { oneOf, type ListRules } from '@/domain/list/listRules';
import { noneSelected } from '@/domain/list/selection';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { inContentArea } from '../../kit/contentArea';
import { sortBy } from '../../kit/dataGrid';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
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

/** As little as a list has to say of itself. */
const starRules: ListRules<Star, number, 'id' | 'name', Colours> = {
  id: ({ id }) => id,
  searchable: ({ name }) => [name],
  sorts: { id: { by: 'number', of: ({ id }) => id }, name: { by: 'text', of: ({ name }) => name } },
  conditions: { colour: oneOf('colour', ['blue', 'red'], ({ colour }) => colour) },
};

const viewOf = (source: SampleRows<Star>, changes?: SampleListChanges<number, 'id' | 'name', Colours>) =>
  sampleList(starRules, source, changes).list;

const actions = {
  onSearchChange: fn(),
  onFilterToggle: fn(),
  onFilterChange: fn(),
  onQueryReset: fn(),
  onSortChange: fn(),
  onFirstRowChange: fn(),
  onRefresh: fn(),
  onSelectionChange: fn(),
};

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
    await userEvent.click(canvas.getByRole('button', { name: t('list.filter') }));
    await expect(args.actions.onFilterToggle).toHaveBeenCalledOnce();
    await sortBy(canvas, 'Star');
    await expect(args.actions.onSortChange).toHaveBeenCalledWith({ key: 'name', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('checkbox', { name: containing('Sirius') }));
    await expect(args.actions.onSelectionChange).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]), footer: null } };

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

/** A condition in force is told by its chip, and lifted by it. */
export const FilterOpen: Story = {
  args: { view: viewOf(stars, { isFilterOpen: true, filter: { colour: 'blue' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Colour'), 'Red');
    await expect(args.actions.onFilterChange).toHaveBeenCalledWith({ colour: 'red' });
    await userEvent.click(canvas.getByRole('button', { name: containing('Colour: Blue') }));
    await expect(args.actions.onFilterChange).toHaveBeenLastCalledWith({ colour: null });
  },
};

export const LongContent: Story = {
  args: { title: 'Stars of the northern and of the southern sky '.repeat(4) },
};
