import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { makeServer } from '@/sample-data/servers';
import ServerTagsDialog, { type ServerTagsView } from '@/screens/servers/ServerListScreen/ServerTagsDialog';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { containing } from '../../../kit/textMatch';
import { t } from '../../../kit/words';
import { press } from '../../../kit/plays';

const [important, mail, site] = ['важное', 'почта', 'сайт'] as const;

const viewOf = (changes: Partial<ServerTagsView> = {}): ServerTagsView => ({
  server: makeServer(),
  load: { status: 'ready', value: undefined },
  text: `${site}, ${important}`,
  known: [important, mail, site],
  problem: null,
  submission: { status: 'idle' },
  refusals: 0,
  ...changes,
});

const meta = {
  component: ServerTagsDialog,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onTextChange: fn(),
    onTagToggle: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ServerTagsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tags as a text, with those of the account's other servers to choose from. */
// shows: SERVERS-37
export const Default: Story = {
  parameters: knobs(
    {
      status: choice(['idle', 'pending', 'failed']),
      problem: choice(['none', 'tooMany', 'tooLong', 'control']),
    },
    ({ status, problem }) => ({
      view: viewOf({
        submission: status === 'failed' ? { status, reason: 'offline' } : { status },
        problem: problem === 'none' ? null : problem,
      }),
    }),
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: site, pressed: true })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: mail, pressed: false }));
    await expect(args.onTagToggle).toHaveBeenCalledWith(mail);
    await userEvent.type(dialog.getByLabelText(t('serverTags.label')), ',');
    await expect(args.onTextChange).toHaveBeenCalledWith(`${site}, ${important},`);
    await press(dialog, t('serverTags.save'), args.onSubmit);
    await press(dialog, t('common.close'), args.onClose);
  },
};

export const Empty: Story = { args: { view: viewOf({ text: '', known: [] }) } };

export const Loading: Story = { args: { view: viewOf({ load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ load: { status: 'error', reason: 'offline' } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Validation: Story = {
  args: { view: viewOf({ text: 'сайт '.repeat(9), problem: 'tooLong', refusals: 1 }) },
};

export const Pending: Story = { args: { view: viewOf({ submission: { status: 'pending' } }) } };

/** D51: the demonstration keeps its tags. */
export const SubmitFailed: Story = {
  args: { view: viewOf({ submission: { status: 'failed', reason: 'demonstration' }, refusals: 1 }) },
  play: async () => {
    await screen.findByText(containing(t('serverTags.refused.demonstration')));
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf({
      server: makeServer({ domain: `${'very-long-subdomain-'.repeat(9)}example.ru` }),
      known: Array.from({ length: 40 }, (_, index) => `окружение-проекта-${index}`),
    }),
  },
};
