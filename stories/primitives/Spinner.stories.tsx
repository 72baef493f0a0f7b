import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '@/primitives/Spinner';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Always beside the words of what is going on. */
export const Default: Story = {
  render: () => (
    <p className="flex items-center gap-2 p-6">
      <Spinner /> Загружаем…
    </p>
  ),
};
