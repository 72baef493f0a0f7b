import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SshKeyFacts } from '@/components/sshKeys/SshKeyFacts';
import { makeServerSshKey } from '@/sample-data/sshKeys';
import { t } from '../../kit/words';

const meta = {
  component: SshKeyFacts,
  args: { sshKey: makeServerSshKey() },
} satisfies Meta<typeof SshKeyFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args: { sshKey } }) => {
    await expect(canvas.getByText('ED25519')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: t('sshKeys.copy', { name: sshKey.name }) }),
    ).toBeVisible();
  },
};

/** With a line of what is to be known about it. */
export const WithNote: Story = { args: { children: 'Removed from the account' } };
