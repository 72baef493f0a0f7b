import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/primitives/Button';
import Drawer from '@/primitives/Drawer';
import { t } from '../kit/words';
import { press } from '../kit/plays';

const meta = {
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Меню',
    header: <span className="font-semibold">Меридиан</span>,
    children: <p className="p-4">Разделы портала</p>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 18rem wide (§9). */
export const Default: Story = {
  play: async ({ args }) => {
    const drawer = screen.getByRole('dialog', { name: meta.args.title });
    await expect(drawer.offsetWidth).toBe(288);
    await press(screen, t('common.close'), args.onOpenChange, false);
  },
};

/** Tab cycles inside, Escape closes, focus returns to the opener. */
export const Interactive: Story = {
  tags: ['!visual'],
  args: { isOpen: false },
  render: function Harness(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <div className="p-6">
        <Button onClick={() => setIsOpen(true)}>Открыть меню</Button>
        <Drawer
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            args.onOpenChange(next);
            setIsOpen(next);
          }}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
