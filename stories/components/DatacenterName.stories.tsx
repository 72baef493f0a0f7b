import type { Meta, StoryObj } from '@storybook/react-vite';
import { DatacenterName } from '@/components/DatacenterName';
import { sampleDatacenters } from '@/sample-data/datacenters';

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

/** The last one has no city: another backend does not name it. */
export const Variants: Story = {
  render: () => (
    <ul className="flex flex-col gap-3">
      {[...sampleDatacenters, { id: 'fi' }].map(({ id }) => (
        <li key={id}>
          <DatacenterName datacenter={id} />
        </li>
      ))}
    </ul>
  ),
};

/** One that we do not know, as it came. */
export const LongContent: Story = {
  args: { datacenter: 'Соединённое Королевство, Ньюкасл-апон-Тайн' },
};
