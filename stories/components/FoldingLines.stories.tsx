import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FoldButton, FoldingLines } from '@/components/FoldingLines';

interface SummaryProps {
  isOpen: boolean;
  onToggle: () => void;
  count: number;
}

const title = 'Состав заказа';

/** The two as a summary puts them together: in a container narrower than 4xl they fold. */
function Summary({ isOpen, onToggle, count }: SummaryProps) {
  return (
    <div className="@container max-w-90 p-4">
      <FoldingLines id="lines" label={title} isOpen={isOpen}>
        {Array.from({ length: count }, (_, index) => (
          <p key={index}>Строка {index + 1}</p>
        ))}
      </FoldingLines>
      <FoldButton
        controls="lines"
        isOpen={isOpen}
        label={isOpen ? 'Свернуть' : title}
        onToggle={onToggle}
        className="w-full"
      >
        <span className="text-lg font-semibold figures">1 577,00 RUB</span>
      </FoldButton>
    </div>
  );
}

const meta = {
  component: Summary,
  args: { isOpen: false, onToggle: fn(), count: 3 },
  argTypes: {
    isOpen: { description: 'The lines are unfolded.' },
    onToggle: { description: 'The button that folds was pressed.' },
    count: { description: 'How many lines there are.' },
  },
} satisfies Meta<typeof Summary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Folded: the total replaces the lines. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByText('1 577,00 RUB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Unfolded: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3$/)).toBeVisible();
    await expect(canvas.queryByText('1 577,00 RUB')).toBeNull();
  },
};

/** More lines than a phone has room for: they scroll, for the keyboard too. */
export const LongContent: Story = {
  args: { isOpen: true, count: 60 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: title })).toHaveFocus();
  },
};
