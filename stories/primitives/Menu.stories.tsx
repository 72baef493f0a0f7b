import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CopyIcon, EditIcon, ExternalIcon, LogoutIcon, MoreIcon, RefreshIcon } from '@/primitives/icons';
import { Menu } from '@/primitives/Menu';
import type { MenuItem } from '@/primitives/menuItem';
import { containing } from '../kit/textMatch';

const onReboot = fn();
const onChoose = fn();

const edit = 'Изменить';
const reboot = 'Перезагрузить';
const panel = 'В панель управления';
const noPanel = 'У сервера нет панели';

const items: readonly MenuItem[] = [
  { kind: 'heading', id: 'server', label: 'Сервер 4821' },
  { kind: 'link', id: 'edit', label: edit, icon: <EditIcon />, href: '/dashboard/server-edit?id=4821' },
  { kind: 'action', id: 'reboot', label: reboot, icon: <RefreshIcon />, onSelect: onReboot },
  {
    kind: 'link',
    id: 'panel',
    label: panel,
    icon: <ExternalIcon />,
    href: '/panel',
    target: '_blank',
    disabledReason: noPanel,
  },
  { kind: 'separator', id: 'line' },
  { kind: 'choice', id: 'ru', label: 'Русский', isChosen: true, onSelect: onChoose },
  { kind: 'choice', id: 'en', label: 'English', isChosen: false, onSelect: onChoose },
  { kind: 'separator', id: 'line2' },
  { kind: 'action', id: 'leave', label: 'Удалить', icon: <LogoutIcon />, tone: 'danger', onSelect: fn() },
];

const meta = {
  component: Menu,
  args: { label: 'Действия с сервером', items, face: { kind: 'icon', icon: <MoreIcon /> }, align: 'start' },
  decorators: [
    (Story) => (
      <div className="min-h-96 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens at the first line, arrows move, Escape closes, focus returns. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: meta.args.label });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: edit })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: reboot })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('menu', { name: meta.args.label });
  },
};

/** A choice runs after the menu has gone and focus is back on the button. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: meta.args.label });
    onReboot.mockImplementation(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: reboot }));
    await waitFor(() => expect(onReboot).toHaveBeenCalled());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(onChoose).toHaveBeenCalled());
  },
};

/** Unavailable items stay reachable and say why. */
export const Unavailable: Story = {
  tags: ['played'],
  args: { defaultOpen: true },
  play: async () => {
    const line = await screen.findByRole('menuitem', { name: containing(panel) });
    await expect(line).toHaveAttribute('aria-disabled', 'true');
    await expect(line).toHaveTextContent(noPanel);
    await expect(line).not.toHaveAttribute('href');
    await userEvent.click(line);
    await expect(screen.getByRole('menu')).toBeInTheDocument();
  },
};

/** The button opens and closes; a click elsewhere closes as well. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: meta.args.label });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const TextFace: Story = {
  args: { face: { kind: 'text', text: 'Ещё', icon: <CopyIcon /> }, intent: 'secondary' },
};

/** More lines than fit scroll; a long line wraps. */
export const LongContent: Story = {
  tags: ['played'],
  args: {
    defaultOpen: true,
    items: [
      { kind: 'heading', id: 'h', label: `konstantin.${'konstantinopolsky.'.repeat(6)}@example.ru` },
      ...Array.from({ length: 30 }, (_, index) => ({
        kind: 'action' as const,
        id: String(index),
        label: `Строка меню ${index + 1}${index === 3 ? ', в которой объяснено больше, чем помещается в одну строку' : ''}`,
        onSelect: fn(),
      })),
    ],
  },
  play: async () => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /30$/ })).toHaveFocus());
  },
};
