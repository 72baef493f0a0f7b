import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleSavedFilters } from '@/sample-data/savedFilters';
import {
  ServerListChoices,
  type ServerListChoicesView,
} from '@/screens/servers/ServerListScreen/ServerListChoices';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { expectLink, press, retries, shows } from '../../../kit/plays';
import { containing } from '../../../kit/textMatch';
import { t } from '../../../kit/words';

const filters = sampleSavedFilters.map((filter, index) => ({
  ...filter,
  href: `/dashboard/vps${filter.query}`,
  isCurrent: index === 0,
}));

const viewOf = (changes: Partial<ServerListChoicesView> = {}): ServerListChoicesView => ({
  columns: (['id', 'ip', 'os', 'tariff', 'datacenter', 'endDate', 'status', 'price'] as const).map((key) => ({
    key,
    isShown: key !== 'os',
  })),
  saved: { status: 'ready', value: filters },
  canSave: true,
  name: '',
  problem: null,
  submission: { status: 'idle' },
  refusals: 0,
  ...changes,
});

const meta = {
  component: ServerListChoices,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onColumnToggle: fn(),
    onNameChange: fn(),
    onSave: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ServerListChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saved filters are links; the columns of the table can be hidden, all but the domain. */
// shows: SERVERS-38, SERVERS-39
export const Default: Story = {
  parameters: knobs(
    {
      status: choice(['idle', 'pending', 'failed']),
      problem: choice(['none', 'required', 'tooLong', 'control']),
    },
    ({ status, problem }) => ({
      view: viewOf({
        submission: status === 'failed' ? { status, reason: 'offline' } : { status },
        problem: problem === 'none' ? null : problem,
      }),
    }),
  ),
  play: async ({ canvas, args }) => {
    const [current = '', other = ''] = filters.map(({ name }) => name);
    await expect(canvas.getByRole('link', { name: current, current: true })).toBeVisible();
    await expectLink(canvas, other, '/dashboard/vps?sort=endDate');
    const remove = t('savedFilters.remove', { name: other });
    await press(canvas, remove, args.onRemove, filters[1]);
    await userEvent.type(canvas.getByLabelText(t('savedFilters.name')), 'a{Enter}');
    await expect(args.onNameChange).toHaveBeenCalledWith('a');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('servers.column.os'), checked: false }));
    await expect(args.onColumnToggle).toHaveBeenCalledWith('os', true);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('servers.column.ip'), checked: true }));
    await expect(args.onColumnToggle).toHaveBeenLastCalledWith('ip', false);
    await expect(canvas.queryByRole('checkbox', { name: t('servers.column.domain') })).toBeNull();
  },
};

export const Loading: Story = { args: { view: viewOf({ saved: { status: 'loading' } }) } };

/** The default list has nothing to save. */
export const Empty: Story = {
  args: { view: viewOf({ saved: { status: 'ready', value: [] }, canSave: false }) },
  play: shows('savedFilters.hint'),
};

export const Error: Story = {
  args: { view: viewOf({ saved: { status: 'error', reason: 'offline' } }) },
  play: retries('onRetry'),
};

export const Validation: Story = { args: { view: viewOf({ problem: 'required', refusals: 1 }) } };

export const Pending: Story = {
  args: { view: viewOf({ name: 'Германия', submission: { status: 'pending' } }) },
};

export const SubmitFailed: Story = {
  args: { view: viewOf({ submission: { status: 'failed', reason: 'tooManyFilters' }, refusals: 1 }) },
  play: shows(() => containing(t('savedFilters.refused.tooManyFilters', { count: 20 }))),
};

export const LongContent: Story = {
  args: {
    view: viewOf({
      saved: {
        status: 'ready',
        value: Array.from({ length: 20 }, (_, id) => ({
          id,
          name: `Серверы заказчика с длинным именем ${id}`,
          query: '?q=a',
          href: '/dashboard/vps?q=a',
          isCurrent: false,
        })),
      },
    }),
  },
};
