import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { makeSshKey, sampleSshKeys } from '@/sample-data/sshKeys';
import { SshKeyChoice } from '@/screens/sshKeys/SshKeysScreen/SshKeyChoice';
import { inContentArea } from '../../../kit/contentArea';
import { count, knobs } from '../../../kit/knobs';
import { t } from '../../../kit/words';

const manyKeys = (length: number) =>
  Array.from({ length }, (_, index) => makeSshKey({ id: index + 1, name: `node-${index + 1}` }));

const meta = {
  component: SshKeyChoice,
  decorators: [inContentArea],
  args: { keys: sampleSshKeys, chosen: [], onKeyChange: fn() },
} satisfies Meta<typeof SshKeyChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a key the root password is mailed. */
// shows: KEYS-07
export const Default: Story = {
  parameters: knobs({ keys: count(2, maxSshKeys) }, ({ keys }) => ({ keys: manyKeys(keys) })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('sshKeys.choice.withPassword'))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'deploy' }));
    await expect(args.onKeyChange).toHaveBeenLastCalledWith(sampleSshKeys[1], true);
  },
};

/** With a key no password is made. */
// shows: KEYS-06
export const Chosen: Story = {
  args: { chosen: sampleSshKeys.slice(1).map(({ fingerprint }) => fingerprint) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('sshKeys.choice.withKey'))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'deploy', checked: true }));
    await expect(args.onKeyChange).toHaveBeenLastCalledWith(sampleSshKeys[1], false);
  },
};

export const Empty: Story = { args: { keys: [] } };

export const LongContent: Story = {
  args: { keys: [makeSshKey({ name: 'w'.repeat(60), type: 'ssh-rsa', bits: 16_384 })] },
};
