import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecommendedMark } from '@/components/RecommendedMark';

const meta = {
  component: RecommendedMark,
  render: () => (
    <p className="flex items-center gap-2 p-6 text-md font-semibold">
      Diadem <RecommendedMark />
    </p>
  ),
} satisfies Meta<typeof RecommendedMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the name of a plan. */
export const Default: Story = {};
