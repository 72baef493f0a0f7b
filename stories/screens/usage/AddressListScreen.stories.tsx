import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { ServerId } from '@/domain/servers/server';
import type { OwnAddress } from '@/domain/usage/ownAddress';
import { exampleAddresses, makeOwnAddress } from '@/sample-data/ownAddresses';
import { AddressListScreen } from '@/screens/usage/AddressListScreen/AddressListScreen';
import { toAddressListView } from '@/screens/usage/AddressListScreen/addressListView';
import { inContentArea } from '../../kit/contentArea';
import { count, knobs } from '../../kit/knobs';
import { expectLink, leadsTo, retries } from '../../kit/plays';
import { t } from '../../kit/words';

const viewOf = (value: readonly OwnAddress[]) => toAddressListView({ status: 'ready', value });

/** Number of servers, each with one address. */
const addressKnobs = knobs({ servers: count(2, 200) }, ({ servers }) => ({
  view: viewOf(
    Array.from({ length: servers }, (_, index) =>
      makeOwnAddress({
        serverId: (1024 + index) as ServerId,
        domain: `node-${index}.example.ru`,
        address: `185.104.${Math.floor(index / 200)}.${20 + (index % 200)}`,
      }),
    ),
  ),
}));

const meta = {
  component: AddressListScreen,
  decorators: [inContentArea],
  args: { view: viewOf(exampleAddresses), onRetry: fn() },
} satisfies Meta<typeof AddressListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two servers: one with a second address and an IPv6 network. */
// shows: USAGE-01
export const Default: Story = {
  parameters: addressKnobs,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('addresses.total', { count: 4 }))).toBeVisible();
    const shop = within(canvas.getByRole('list', { name: t('addresses.of', { domain: 'shop.example.ru' }) }));
    await expect(shop.getAllByRole('listitem')[0]).toHaveTextContent('185.104.113.20');
    await expect(shop.getAllByRole('listitem')[0]).toHaveTextContent(
      t('addresses.reverse', { name: 'shop.example.ru' }),
    );
    await expect(shop.getAllByRole('listitem')[1]).toHaveTextContent(t('addresses.noReverse'));
    await expect(
      shop.getByRole('button', { name: t('addresses.copy', { address: '2a01:4f8:c17:2000::/64' }) }),
    ).toBeVisible();
    await expectLink(canvas, 'shop.example.ru', '/dashboard/server?id=1024');
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

// shows: USAGE-02
export const Empty: Story = {
  args: { view: viewOf([]) },
  play: leadsTo('addresses.order', '/dashboard/vps-catalog'),
};

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeOwnAddress({ domain: `${'long-name-'.repeat(10)}.example.ru`, status: 'Suspended' }),
      makeOwnAddress({
        address: '2a01:04f8:0c17:2000:ffff:ffff:ffff:ffff/128',
        version: 'ipv6',
        isMain: false,
        reverseName: `${'reverse-'.repeat(8)}.example.ru`,
      }),
    ]),
  },
};
