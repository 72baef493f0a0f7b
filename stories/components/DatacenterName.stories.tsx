import type { Meta, StoryObj } from '@storybook/react-vite';
import { DatacenterName } from '@/components/DatacenterName';
import { datacenterIds } from '@/domain/catalog/plan';

const meta = {
  component: DatacenterName,
  args: { datacenter: 'gb' },
  decorators: [
    (Story) => (
      <div className="p-6 text-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatacenterName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <ul className="flex flex-col gap-3">
      {datacenterIds.map((datacenter) => (
        <li key={datacenter}>
          <DatacenterName datacenter={datacenter} />
        </li>
      ))}
    </ul>
  ),
};

/** One that we do not know, as it came. */
export const LongContent: Story = {
  args: { datacenter: 'Соединённое Королевство, Ньюкасл-апон-Тайн' },
};
