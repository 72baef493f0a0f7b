import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'IP-адреса',
    children: <p>185.12.64.20</p>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus is inside; Escape asks to close. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: meta.args.title });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const WithActions: Story = {
  args: {
    title: 'Фильтр',
    description: 'Выбранное применится к списку сразу.',
    actions: (
      <>
        <Button>Сбросить</Button>
        <Button intent="primary">Показать</Button>
      </>
    ),
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(args.description);
  },
};

/** The title and the buttons stay, the middle scrolls, with the keyboard as well. */
export const LongContent: Story = {
  args: {
    size: 'lg',
    title: `История сервера ${'very-long-host-name.'.repeat(5)}example`,
    children: (
      <ol className="list-decimal pl-6">
        {Array.from({ length: 80 }, (_, index) => (
          <li key={index}>Событие сервера номер {index + 1}</li>
        ))}
      </ol>
    ),
    actions: <Button intent="primary">Готово</Button>,
  },
};

const openerText = 'Открыть';

/** Opened by the keyboard; Tab stays inside; focus returns to the opener. */
export const Interactive: Story = {
  tags: ['!visual'],
  args: { isOpen: false },
  render: function Harness(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <div className="flex gap-2 p-6">
        <Button onClick={() => setIsOpen(true)}>{openerText}</Button>
        <Button>Рядом</Button>
        <Dialog
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
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: openerText });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    const seenLeft = fn<(event: FocusEvent) => void>();
    document.addEventListener('focusout', seenLeft);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
    document.removeEventListener('focusout', seenLeft);
    // Otherwise React DOM would hold the dialog by a field in it.
    await expect(seenLeft.mock.calls.map(([event]) => event.target)).toContain(document.body);
  },
};
