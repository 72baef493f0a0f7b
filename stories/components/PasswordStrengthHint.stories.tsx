import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordStrengthHint, passwordStrengths } from '@/components/PasswordStrengthHint';
import { t } from '../kit/words';

const meta = {
  component: PasswordStrengthHint,
  args: { level: 'fair' },
} satisfies Meta<typeof PasswordStrengthHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not only by colour: the word is next to the bars. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('common.passwordStrength', { level: 'fair' }),
    );
  },
};

export const Variants: Story = {
  render: () => (
    <div className="flex flex-col gap-3 p-6">
      {passwordStrengths.map((level) => (
        <PasswordStrengthHint key={level} level={level} />
      ))}
    </div>
  ),
};
