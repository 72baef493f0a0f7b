import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SshKeyForm } from '@/components/sshKeys/SshKeyForm';
import { minRsaBits } from '@/domain/sshKeys/sshKey';
import { samplePublicKey } from '@/sample-data/sshKeys';
import { inContentArea } from '../../kit/contentArea';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';
import { press, shows } from '../../kit/plays';

const typed = { name: 'laptop', key: samplePublicKey };

const meta = {
  component: SshKeyForm,
  decorators: [inContentArea],
  args: {
    draft: typed,
    problems: {},
    submission: { status: 'idle' },
    refusals: 0,
    onDraftChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SshKeyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: containing(t('sshKeys.form.name')) }), '2');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ name: 'laptop2' });
    await press(canvas, t('sshKeys.form.add'), args.onSubmit);
  },
};

/** An RSA key of 2048 bits and no name. */
export const Validation: Story = {
  args: { draft: { ...typed, name: '' }, problems: { key: 'shortRsa', name: 'required' }, refusals: 1 },
  play: shows(() => t('sshKeys.problem.shortRsa', { bits: minRsaBits }), 'sshKeys.name.required'),
};

export const Pending: Story = { args: { submission: { status: 'pending' } } };

export const Error: Story = {
  args: { submission: { status: 'failed', reason: 'sshKeyTaken' }, refusals: 1 },
  play: shows(() => containing(t('sshKeys.refused.sshKeyTaken'))),
};
