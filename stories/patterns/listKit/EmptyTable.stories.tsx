import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '@/patterns/EmptyState';
import { EmptyTable } from '@/patterns/listKit/EmptyTable';
import { inContentArea } from '../../kit/contentArea';
import { isNarrow } from '../../kit/isNarrow';

const meta = {
  component: EmptyTable,
  decorators: [
    (Story) => (
      <div className="@container/list">
        <Story />
      </div>
    ),
    inContentArea,
  ],
  args: {
    label: 'VPS/VDS Hi-CPU',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'domain', header: 'Domain' },
      { key: 'price', header: 'RUB', align: 'end' },
    ],
    children: <EmptyState title="The list is empty" />,
  },
} satisfies Meta<typeof EmptyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heads say what a list will hold; a phone, whose rows are cards, has none. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryAllByRole('columnheader')).toHaveLength(isNarrow() ? 0 : 3);
  },
};
