import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink, IconButton, buttonIntents, buttonSizes } from '@/primitives/Button';
import { PlusIcon, RefreshIcon } from '@/primitives/icons';
import { whereChangesAreOff, whyOff } from '../kit/changesOff';
import { Matrix } from '../kit/matrix';

const meta = {
  component: Button,
  args: { children: 'Сохранить', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { intent: 'primary', pending: true, children: 'Сохраняем...' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Where changes are disabled, it stays focusable and shows the reason. */
export const NothingMayChange: Story = {
  args: { isChange: true },
  decorators: [whereChangesAreOff],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { description: whyOff.reason });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(whyOff.onExplain).toHaveBeenCalledWith(whyOff.reason);
  },
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={buttonIntents}
      columns={['text', 'icon', 'pending', 'disabled', 'link', 'iconOnly']}
      render={(intent, face) => {
        if (face === 'link') {
          return intent === 'danger' ? null : (
            <ButtonLink intent={intent} href="/">
              {intent}
            </ButtonLink>
          );
        }
        if (face === 'iconOnly')
          return <IconButton intent={intent} label={`${intent} icon`} icon={<RefreshIcon />} />;
        return (
          <Button
            intent={intent}
            icon={face === 'icon' ? <PlusIcon /> : undefined}
            pending={face === 'pending'}
            disabled={face === 'disabled'}
          >
            {intent}
          </Button>
        );
      }}
    />
  ),
};

export const Sizes: Story = {
  render: () => (
    <Matrix
      rows={buttonSizes}
      columns={buttonIntents}
      render={(size, intent) => (
        <Button size={size} intent={intent}>
          {size}
        </Button>
      )}
    />
  ),
};
