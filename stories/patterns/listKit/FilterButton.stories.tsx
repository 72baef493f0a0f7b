import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exactly } from '../../kit/textMatch';
import { t } from '../../kit/words';
import { FilterButton } from '@/patterns/listKit/FilterButton';

const meta = {
  component: FilterButton,
  args: { panelId: 'filter', isOpen: false, conditionCount: 0, onToggle: fn() },
  decorators: [
    (Story) => (
      <div className="p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, its panel is not there: nothing to point at. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('list.filter'), expanded: false });
    await expect(button).not.toHaveAttribute('aria-controls');
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** The figure is for the eye; to assistive technology it says what it counts. */
export const Conditions: Story = {
  args: { conditionCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      exactly(`${t('list.filter')} ${t('list.filterConditions', { count: 2 })}`),
    );
  },
};

export const Open: Story = {
  args: { isOpen: true, conditionCount: 1 },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <div id={args.panelId} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { expanded: true });
    await expect(button).toHaveAttribute('aria-controls', 'filter');
  },
};

export const LongContent: Story = { args: { conditionCount: 128 } };
