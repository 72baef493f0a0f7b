import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerPage } from './ServerPage';

/** Billing documents, drawn from the PDF that the server makes. */
const meta = {
  component: ServerPage,
  tags: ['!visual'],
  args: { page: 'pdf-bill', title: 'Billing document', locale: 'ru', theme: 'light' },
  render: (args, { globals }) => (
    <ServerPage {...args} locale={String(globals['locale'])} theme={String(globals['theme'])} />
  ),
} satisfies Meta<typeof ServerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bill: Story = {};

export const Receipt: Story = { args: { page: 'pdf-receipt' } };

export const LongBill: Story = { args: { page: 'pdf-long' } };

export const CompletionCertificate: Story = { args: { page: 'pdf-act' } };
