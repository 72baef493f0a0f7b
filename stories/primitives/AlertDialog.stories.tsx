import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '@/primitives/AlertDialog';
import { MoreIcon, RefreshIcon } from '@/primitives/icons';
import { Menu } from '@/primitives/Menu';
import { t } from '../kit/words';
import { press } from '../kit/plays';

const meta = {
  component: AlertDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Перезагрузка',
    description: 'Сервер будет недоступен около минуты.',
    confirmLabel: 'Перезагрузить',
  },
} satisfies Meta<typeof AlertDialog>;

const failure = 'Сервер не отвечает. Попробуйте ещё раз.';

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on Cancel; confirming calls the owner, who closes the dialog. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: t('common.cancel') })).toHaveFocus());
    await press(screen, meta.args.confirmLabel, args.onConfirm);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Danger: Story = {
  args: { title: 'Удалить без возврата?', confirmLabel: 'Удалить', confirmIntent: 'danger' },
};

/** The action is running: neither button does anything, and Escape does not close it. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: meta.args.confirmLabel }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: t('common.cancel') })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The action failed: the reason is announced, and another try is possible. */
export const Error: Story = {
  args: { failure },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(failure);
    await press(screen, meta.args.confirmLabel, args.onConfirm);
  },
};

export const LongContent: Story = {
  args: {
    title: `Перезагрузить ${'very-long-host-name.'.repeat(5)}example?`,
    description: 'Это предложение объясняет, что произойдёт, подробнее, чем обычно. '.repeat(12),
  },
};

/** Opened from a menu, as in a list's row: focus comes back to the menu's button. */
export const Interactive: Story = {
  tags: ['!visual'],
  args: { isOpen: false },
  render: function Harness(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <div className="p-6">
        <Menu
          label="Действия"
          face={{ kind: 'icon', icon: <MoreIcon /> }}
          align="start"
          items={[
            {
              kind: 'action',
              id: 'reboot',
              label: 'Перезагрузить',
              icon: <RefreshIcon />,
              onSelect: () => setIsOpen(true),
            },
          ]}
        />
        <AlertDialog
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
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
