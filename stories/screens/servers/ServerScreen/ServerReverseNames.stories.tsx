import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { makeReverseName, sampleReverseNames } from '@/sample-data/reverseNames';
import {
  toReverseNamesView,
  type ReverseNameQuestion,
  type ReverseNamesSources,
} from '@/screens/servers/ServerScreen/reverseNamesView';
import ServerReverseNames from '@/screens/servers/ServerScreen/ServerReverseNames';
import { inContentArea } from '../../../kit/contentArea';
import { choice, count, knobs } from '../../../kit/knobs';
import { alerts, press, presses } from '../../../kit/plays';
import { t } from '../../../kit/words';

const current = makeReverseName();
const { address } = current;

function viewOf(changes: Partial<ReverseNamesSources> = {}) {
  return toReverseNamesView({
    server: { status: 'Active' },
    load: { status: 'ready', value: sampleReverseNames },
    question: null,
    ...changes,
  });
}

const question = (changes: Partial<ReverseNameQuestion> = {}): ReverseNameQuestion => ({
  current,
  name: 'mail.example.ru',
  problem: null,
  forward: null,
  submission: { status: 'idle' },
  ...changes,
});

const listed = (...value: (typeof current)[]) => viewOf({ load: { status: 'ready', value } });

const meta = {
  component: ServerReverseNames,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onEdit: fn(),
    onNameChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onRetry: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof ServerReverseNames>;

export default meta;
type Story = StoryObj<typeof meta>;

const editOf = (of: string) => `${t('network.reverse.edit')} ${t('network.reverse.of', { address: of })}`;

/** The main address has a name, the IPv6 one has none. */
// shows: NETWORK-05
export const Default: Story = {
  parameters: knobs(
    { addresses: count(2, 6), state: choice(['set', 'setting', 'failed']) },
    ({ addresses, state }) => ({
      view: listed(
        ...Array.from({ length: addresses }, (_, index) =>
          makeReverseName({
            address: `203.0.113.${index + 1}`,
            state,
            wanted: state === 'set' ? null : 'a.example.ru',
          }),
        ),
      ),
    }),
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('network.reverse.empty'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: editOf(address) }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(sampleReverseNames[0]);
  },
};

export const Loading: Story = { args: { view: viewOf({ load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ load: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onRetry'),
};

/** A server in setup has no addresses yet. */
export const Empty: Story = { args: { view: listed() } };

/** One name is being set; the others wait. */
export const Setting: Story = {
  args: { view: listed(makeReverseName({ wanted: 'mail.example.ru', state: 'setting' })) },
  play: async ({ canvas, args }) => {
    await press(canvas, editOf(address), args.onReasonAsk, t('network.obstacle.busy'));
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** The wanted name was not set; the earlier one still answers. */
export const NotSet: Story = {
  args: { view: listed(makeReverseName({ wanted: '', state: 'failed' })) },
};

/** The form of an address. */
// shows: NETWORK-05
export const Editing: Story = {
  args: { view: viewOf({ question: question() }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('network.reverse.title') }));
    await userEvent.type(dialog.getByLabelText(t('network.reverse.name')), 'x');
    await expect(args.onNameChange).toHaveBeenLastCalledWith('mail.example.rux');
    await press(dialog, t('network.reverse.save'), args.onSubmit);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

// shows: NETWORK-06
export const Validation: Story = {
  args: { view: viewOf({ question: question({ name: 'mail', problem: 'noZone' }) }) },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByLabelText(t('network.reverse.name'))).toBeInvalid();
  },
};

export const Checking: Story = { args: { view: viewOf({ question: question({ forward: 'checking' }) }) } };

/** A warning, not a refusal. */
// shows: NETWORK-06
export const LeadsElsewhere: Story = {
  args: { view: viewOf({ question: question({ forward: 'differs' }) }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      t('network.reverse.differs', { name: 'mail.example.ru', address }),
    );
    await press(dialog, t('network.reverse.anyway'), args.onSubmit);
  },
};

export const Unresolved: Story = {
  args: { view: viewOf({ question: question({ forward: 'unresolved' }) }) },
};

export const Pending: Story = {
  args: { view: viewOf({ question: question({ submission: { status: 'pending' } }) }) },
};

/** D51: the demonstration has no network. */
export const SubmitFailed: Story = {
  args: {
    view: viewOf({ question: question({ submission: { status: 'failed', reason: 'demonstration' } }) }),
  },
  play: alerts('network.refused.demonstration'),
};

export const LongContent: Story = {
  args: {
    view: listed(
      makeReverseName({
        address: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
        name: `${'very-long-subdomain.'.repeat(8)}example.ru`,
        wanted: `${'very-long-subdomain.'.repeat(8)}example.ru`,
        state: 'failed',
      }),
    ),
  },
};
