import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '@/primitives/Button';
import { MoreIcon, RefreshIcon } from '@/primitives/icons';
import { Menu } from '@/primitives/Menu';
import { Tooltip } from '@/primitives/Tooltip';

const shown = () => document.querySelector('[data-radix-popper-content-wrapper]');

const meta = {
  component: Tooltip,
  args: { text: 'Обновить', children: <IconButton label="Обновить" icon={<RefreshIcon />} /> },
  decorators: [
    (Story) => (
      <div className="grid min-h-48 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus shows it at once, Escape hides it; the name is the button's own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: meta.args.text })).toHaveFocus();
    await waitFor(() => expect(shown()).toHaveTextContent(meta.args.text));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
  },
};

/** A pointer that rests shows it; Escape hides it there too; leaving hides it. */
export const OnHover: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(shown()).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await waitFor(() => expect(shown()).toBeInTheDocument());
  },
};

export const LongContent: Story = {
  tags: ['played'],
  args: {
    text: 'Обновить список серверов, их состояние и сроки оплаты, не теряя выбранных строк',
    side: 'right',
  },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeInTheDocument());
  },
};

const actions = 'Действия';

/** A button whose menu is open needs no name over it. */
export const OverMenu: Story = {
  tags: ['played'],
  render: () => (
    <Tooltip text={actions} side="right">
      <Menu
        label={actions}
        face={{ kind: 'icon', icon: <MoreIcon /> }}
        items={[{ kind: 'link', id: 'edit', label: 'Изменить', href: '/' }]}
      />
    </Tooltip>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toHaveTextContent(actions));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await expect(document.querySelectorAll('[data-radix-popper-content-wrapper]')).toHaveLength(1);
  },
};
