import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ServerAttentionList } from '@/components/ServerAttentionList';
import { toAttention } from '@/domain/servers/attention';
import { attentionFacts } from '@/domain/servers/attentionFacts';
import { toAttentionLines } from '@/domain/servers/attentionLines';
import type { Server, ServerId } from '@/domain/servers/server';
import { makeServer } from '@/sample-data/servers';
import { t } from '../kit/words';

const awaiting = makeServer({ awaitedTariff: 'Sirius[GB]' });
const stopped = makeServer({ id: 1031 as ServerId, domain: 'api.example.ru', status: 'Stopped' });

const cancelled = makeServer({ id: 1042 as ServerId, domain: 'mail.example.ru', leavesOn: '2026-12-24' });

const lines = (servers: readonly Server[], openBills = 0) =>
  toAttentionLines(toAttention(attentionFacts(servers, '2026-11-21')), '/dashboard/vps', openBills);

/** D28, D33: what of the servers needs the person, and where to go for it. */
const meta = {
  component: ServerAttentionList,
  args: { attention: lines([awaiting, cancelled, stopped]), onServerKeep: fn() },
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
    attention: lines([
      awaiting,
      makeServer({ id: 1042 as ServerId, awaitedTariff: 'Sirius[GB]' }),
      stopped,
      makeServer({ id: 1057 as ServerId, status: 'Stopped' }),
    ]),
  },
};

export const LongContent: Story = {
  args: {
    attention: lines([
      { ...awaiting, domain: `${'very-long-subdomain-'.repeat(9)}example.ru` },
      { ...stopped, domain: `${'very-long-subdomain-'.repeat(9)}example.com` },
    ]),
  },
};

const manual = { autoRenewal: false } as const;

/** Servers that nothing renews, those without money, and unpaid bills. */
// shows: SERVERS-40
export const Unpaid: Story = {
  args: {
    attention: lines(
      [
        makeServer({ id: 1057 as ServerId, domain: 'backup.example.ru', status: 'Suspended' }),
        makeServer({ id: 1058 as ServerId, domain: 'api.example.ru', endDate: '2026-11-24', ...manual }),
      ],
      2,
    ),
  },
  play: async ({ canvas }) => {
    const expiring = t('serverList.attention.expiring', { domain: 'api.example.ru', days: 3 });
    await expect(canvas.getByText(expiring)).toBeVisible();
    const renew = canvas.getAllByRole('link', { name: t('serverList.attention.renew') });
    await expect(renew.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/server-renew?id=1057',
      '/dashboard/server-renew?id=1058',
    ]);
    await expect(canvas.getByText(t('serverList.attention.bills', { count: 2 }))).toBeVisible();
    const bills = canvas.getByRole('link', { name: t('serverList.attention.bills.action') });
    await expect(bills).toHaveAttribute('href', '/dashboard/billing?state=open');
  },
};

/** Several of a kind are a list: the first is named, the link shows all. */
export const Expiring: Story = {
  args: {
    attention: lines([
      makeServer({ id: 1057 as ServerId, status: 'Suspended' }),
      makeServer({ id: 1061 as ServerId, status: 'Suspended' }),
      makeServer({ id: 1058 as ServerId, endDate: '2026-11-24', ...manual }),
      makeServer({ id: 1060 as ServerId, domain: 'api.example.ru', endDate: '2026-11-22', ...manual }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        `${t('serverList.attention.expiring', { domain: 'api.example.ru', days: 1 })} ${t('serverList.attention.others', { count: 1 })}`,
      ),
    ).toBeVisible();
    const all = canvas.getAllByRole('link', { name: t('serverList.attention.show') });
    await expect(all.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/vps?status=Suspended',
      '/dashboard/vps?before=2026-11-29',
    ]);
  },
};

export const Expired: Story = {
  args: { attention: lines([makeServer({ endDate: '2026-11-19', ...manual })]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('serverList.attention.expiring', { domain: 'shop.example.ru', days: -1 })),
    ).toBeVisible();
  },
};
