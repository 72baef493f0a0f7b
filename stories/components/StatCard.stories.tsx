import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatCard } from '@/components/StatCard';
import { ServerIcon } from '@/primitives/icons';
import { expectLink } from '../kit/plays';

const meta = {
  component: StatCard,
  decorators: [
    (Story) => (
      <div className="max-w-72 p-6">
        <Story />
      </div>
    ),
  ],
  args: { icon: <ServerIcon />, label: 'Серверы', value: '17', note: '11 работают, 4 остановлены' },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The whole card leads to where the figure comes from. */
export const AsLink: Story = {
  args: { href: '/admin/servers' },
  play: async ({ canvas }) => {
    await expectLink(canvas, meta.args.label, '/admin/servers');
  },
};

export const Loading: Story = { args: { value: null } };

/** Has the same height while loading, so that nothing below moves. */
export const SameHeight: Story = {
  args: { note: '128 работают, 14 остановлено, 3 приостановлены' },
  render: (args) => (
    <div className="grid items-start gap-3">
      <StatCard {...args} value={null} />
      <StatCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, ready] = [...canvasElement.querySelectorAll('.rounded-card')].map(
      (card) => card.getBoundingClientRect().height,
    );
    await expect(waiting).toBeGreaterThan(0);
    await expect(waiting).toBe(ready);
  },
};

export const LongContent: Story = {
  args: {
    label: 'Выручка за отчётный период, включая платежи в иностранной валюте',
    value: '1 987 654 321,00 RUB',
    note: 'На 1 234 % больше, чем за сентябрь 2026, и почти столько же, сколько за весь прошлый год',
  },
};
