import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { EventFilter } from '@/domain/servers/eventFilter';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeServer } from '@/sample-data/servers';
import { allEvents, toHistoryView } from '@/screens/servers/ServerScreen/historyView';
import ServerHistoryPanel from '@/screens/servers/ServerScreen/ServerHistoryPanel';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { press, retries } from '../../../kit/plays';
import { t } from '../../../kit/words';

const server = makeServer();
const sample = makeServerDetails(server);
const byColleague: ServerEvent = {
  id: 'c1',
  at: '2026-11-20T08:15:00Z',
  kind: 'firewallOn',
  actor: 'customer',
  member: 'ivan.petrov@example.com',
  detail: null,
};
const bySupport: ServerEvent = {
  id: 's1',
  at: '2026-11-19T16:40:00Z',
  kind: 'stopped',
  actor: 'support',
  detail: null,
};

const viewOf = (filter: EventFilter = allEvents, events = [...sample.events, byColleague, bySupport]) =>
  toHistoryView({ status: 'ready', value: { ...sample, events } }, filter);

const meta = {
  component: ServerHistoryPanel,
  decorators: [inContentArea],
  args: { view: viewOf(), onFilterChange: fn(), onRetry: fn() },
} satisfies Meta<typeof ServerHistoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything, newest first, with who did it: the owner, a colleague by address, support or the system. */
// shows: SERVERPAGE-16
export const Default: Story = {
  parameters: knobs(
    {
      group: choice(['all', 'machine', 'power', 'network', 'money', 'failures']),
      author: choice(['all', 'owner', 'colleague', 'token', 'support', 'system']),
    },
    ({ group, author }) => ({
      view: viewOf({ group: group === 'all' ? null : group, author: author === 'all' ? null : author }),
    }),
  ),
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(t('serverDetails.filter.group')), 'network');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ group: 'network', author: null });
    await userEvent.selectOptions(canvas.getByLabelText(t('serverDetails.filter.author')), 'support');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ group: null, author: 'support' });
  },
};

/** Changes of the network that a colleague made. */
// shows: SERVERPAGE-16
export const Filtered: Story = {
  args: { view: viewOf({ group: 'network', author: 'colleague' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(t('serverDetails.event.firewallOn'))).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { view: viewOf({ group: 'failures', author: null }) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('serverDetails.filter.reset'), args.onFilterChange, allEvents);
  },
};

/** Nothing has happened to it yet: a sentence says so. */
export const Empty: Story = { args: { view: viewOf(allEvents, []) } };

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      allEvents,
      Array.from({ length: 12 }, (_, index) => ({
        ...byColleague,
        id: `l${index}`,
        member: `${'a-very-long-name'.repeat(3)}@example.com`,
        detail: '2a0d:7c40:1234:5678:9abc:def0:1234:5678 → mail.very-long-name-of-a-host.example.com',
      })),
    ),
  },
};
