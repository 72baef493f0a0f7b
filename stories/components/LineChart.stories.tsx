import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LineChart, type ChartLine } from '@/components/LineChart';

const minute = 60_000;
const from = Date.parse('2026-11-21T11:00:00Z');
const points = (value: (index: number) => number): ChartLine['points'] =>
  Array.from({ length: 61 }, (_, index) => ({ at: from + index * minute, value: value(index) }));

const meta = {
  component: LineChart,
  decorators: [
    (Story) => (
      <div className="max-w-160 p-6">
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Приём: от 5 до 45 Мбит/с, в среднем 25 Мбит/с.',
    lines: [
      { id: 'in', look: 'solid', points: points((index) => 25 + 20 * Math.sin(index / 6)) },
      { id: 'out', look: 'dashed', points: points((index) => 10 + 5 * Math.cos(index / 9)) },
    ],
    from,
    to: from + 60 * minute,
    gapAfter: 1.5 * minute,
    max: 50,
    maxText: '50 Мбит/с',
    times: { from: '21.11.2026, 11:00', to: '21.11.2026, 12:00' },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One image named by a sentence; the figures are in a table next to it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: meta.args.label })).toBeVisible();
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(2);
  },
};

/** Gaps have no line; a single point is visible nevertheless. */
export const Gaps: Story = {
  args: {
    lines: [
      {
        id: 'in',
        look: 'solid',
        points: points(() => 30).filter((_, index) => index < 20 || index === 30 || index > 45),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(3);
  },
};

/** Nothing at all happened: a line on the ground, and no division by zero. */
export const Zeros: Story = {
  args: { max: 0, maxText: '0', lines: [{ id: 'in', look: 'solid', points: points(() => 0) }] },
};
