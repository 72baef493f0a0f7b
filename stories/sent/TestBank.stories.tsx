import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerPage } from './ServerPage';

/** Pages of the test bank, where a payment by card is confirmed in trials. */
const meta = {
  component: ServerPage,
  tags: ['!visual'],
  args: { page: 'bank-open', title: 'Test bank', locale: 'ru', theme: 'light' },
  render: (args, { globals }) => (
    <ServerPage {...args} locale={String(globals['locale'])} theme={String(globals['theme'])} />
  ),
} satisfies Meta<typeof ServerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnterCard: Story = {};

export const WrongCard: Story = { args: { page: 'bank-wrong' } };

export const ConfirmByCode: Story = { args: { page: 'bank-confirming' } };

export const Paid: Story = { args: { page: 'bank-paid' } };

export const Declined: Story = { args: { page: 'bank-declined' } };
