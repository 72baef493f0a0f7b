import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from '@/components/BarChart';

const values = [9554, 18843, 24447, 21684, 35376, 39439];
const names = ['июнь', 'июль', 'авг', 'сент', 'окт', 'нояб'];

const meta = {
  component: BarChart,
  decorators: [
    (Story) => (
      <div className="max-w-160 p-6">
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Выручка по месяцам: июнь – ноябрь 2026. Больше всего: ноябрь, 39 439 RUB.',
    bars: values.map((value, index) => ({
      id: `${index}`,
      label: names[index] ?? '',
      value,
      text: value.toLocaleString('ru-RU'),
    })),
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One image named by a sentence; the figures are in a table next to it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: meta.args.label })).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(6);
  },
};

/** Nothing anywhere: a base line and zeros, no division by them. */
export const Zeros: Story = {
  args: { bars: names.map((label) => ({ id: label, label, value: 0, text: '0' })) },
};

export const OneBar: Story = { args: { bars: [{ id: 'a', label: 'нояб', value: 5, text: '5' }] } };
