import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from '@/components/FactList';

const meta = {
  component: FactList,
  args: {
    layout: 'ruled',
    facts: [
      { label: 'Номер', value: '#1042' },
      { label: 'Пользователь', value: 'anna.kuznetsova@example.com' },
      { label: 'Сумма', value: '1 490,00 ₽' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-120 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      meta.args.facts.map(({ label }) => label),
    );
  },
};

/** Side by side where the card has room. */
export const Columns: Story = { args: { layout: 'columns' } };

/** Values at the other edge. */
export const Edges: Story = { args: { layout: 'edges' } };

/** In print. */
export const Sheet: Story = { args: { layout: 'sheet' } };
