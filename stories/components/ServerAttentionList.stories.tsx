import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ServerAttentionList } from '@/components/ServerAttentionList';
import { attentionOf } from '@/domain/servers/attention';
import type { ServerId } from '@/domain/servers/server';
import { makeServer } from '@/sample-data/servers';
import { t } from '../kit/words';

const awaiting = makeServer({ awaitedTariff: 'Sirius[GB]' });
const stopped = makeServer({ id: 1031 as ServerId, domain: 'api.example.ru', status: 'Stopped' });

const cancelled = makeServer({ id: 1042 as ServerId, domain: 'mail.example.ru', leavesOn: '2026-12-24' });

/** D28, D33: what of the servers needs the person, and where to go for it. */
const meta = {
  component: ServerAttentionList,
  args: { attention: attentionOf([awaiting, cancelled, stopped]), onServerKeep: fn() },
} satisfies Meta<typeof ServerAttentionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const kind of ['awaitedTariff', 'stopped'] as const)
      await expect(
        canvas.getByRole('link', { name: t(`serverList.attention.${kind}.action`) }),
      ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('serverList.attention.leaving.action') }));
    await expect(args.onServerKeep).toHaveBeenCalledWith(expect.objectContaining({ id: 1042 }));
  },
};

export const Several: Story = {
  args: {
    attention: attentionOf([
      awaiting,
      makeServer({ id: 1042 as ServerId, awaitedTariff: 'Sirius[GB]' }),
      stopped,
      makeServer({ id: 1057 as ServerId, status: 'Stopped' }),
    ]),
  },
};

export const LongContent: Story = {
  args: {
    attention: attentionOf([
      { ...awaiting, domain: `${'very-long-subdomain-'.repeat(9)}example.ru` },
      { ...stopped, domain: `${'very-long-subdomain-'.repeat(9)}example.com` },
    ]),
  },
};
