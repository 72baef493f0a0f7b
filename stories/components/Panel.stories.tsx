import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '@/components/Panel';
import { Button } from '@/primitives/Button';

const meta = {
  component: Panel,
  decorators: [
    (Story) => (
      <div className="max-w-160 p-6">
        <Story />
      </div>
    ),
  ],
  args: { title: 'Последние события', children: 'Событий пока нет.' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: meta.args.title })).toBeVisible();
  },
};

/** A link can lead to it. */
export const Anchored: Story = {
  args: { anchor: 'activity', aside: <Button size="sm">Обновить</Button> },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    panel.focus();
    await expect(panel).toHaveFocus();
  },
};
