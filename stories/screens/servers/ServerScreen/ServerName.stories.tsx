import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { newRename, type RenameDraft } from '@/screens/servers/ServerScreen/renameState';
import ServerName from '@/screens/servers/ServerScreen/ServerName';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { t } from '../../../kit/words';
import { shows } from '../../../kit/plays';

const draftOf = (changes: Partial<RenameDraft> = {}): RenameDraft => ({ ...newRename('shop'), ...changes });

const meta = {
  component: ServerName,
  decorators: [inContentArea],
  args: { draft: draftOf(), onNameChange: fn(), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ServerName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus is in the field; Enter saves, Escape and the cross keep the earlier name. */
// shows: SERVERPAGE-12
export const Default: Story = {
  parameters: knobs(
    {
      status: choice(['idle', 'pending', 'failed', 'gone']),
      problem: choice(['none', 'required', 'tooLong', 'control']),
    },
    ({ status, problem }) => ({
      draft: draftOf({ submission: { status }, problem: problem === 'none' ? null : problem }),
    }),
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(t('serverName.label'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 's');
    await expect(args.onNameChange).toHaveBeenCalledWith('shops');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: t('serverName.cancel') }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Validation: Story = { args: { draft: draftOf({ name: '', problem: 'required', refusals: 1 }) } };

/** Enter and Escape wait for the answer. */
export const Pending: Story = {
  args: { draft: draftOf({ submission: { status: 'pending' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('serverName.label')), '{Enter}{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const SubmitFailed: Story = {
  args: { draft: draftOf({ submission: { status: 'failed' }, refusals: 1 }) },
};

/** A colleague renamed the server meanwhile: saving again replaces their name. */
export const Renamed: Story = {
  args: { draft: draftOf({ submission: { status: 'renamed', name: 'mail.example.ru' }, refusals: 1 }) },
  play: shows(() => t('serverName.renamed', { name: 'mail.example.ru' })),
};

export const Gone: Story = { args: { draft: draftOf({ submission: { status: 'gone' }, refusals: 1 }) } };

export const LongContent: Story = {
  args: { draft: draftOf({ name: 'very-long-name'.repeat(5), problem: 'tooLong', refusals: 1 }) },
};
