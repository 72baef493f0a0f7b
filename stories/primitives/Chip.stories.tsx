import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from '@/primitives/Chip';
import { t } from '../kit/words';
import { press } from '../kit/plays';

const meta = {
  component: Chip,
  args: { text: 'Статус: Активен', onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="m-6 max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, t('list.removeFilter', { filter: meta.args.text }), args.onRemove);
  },
};

export const LongContent: Story = { args: { text: `Тариф: ${'длинное имя '.repeat(12)}` } };
