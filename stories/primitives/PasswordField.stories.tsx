import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '@/primitives/PasswordField';
import { t } from '../kit/words';
import { press } from '../kit/plays';

const meta = {
  component: PasswordField,
  args: {
    label: 'Пароль',
    value: 'correct horse battery',
    autoComplete: 'current-password',
    isShown: false,
    onValueChange: fn(),
    onShownChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-100 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(meta.args.label)).toHaveAttribute('type', 'password');
    await press(canvas, t('common.showPassword'), args.onShownChange, true);
  },
};

export const Shown: Story = {
  args: { isShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(meta.args.label)).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: t('common.hidePassword') })).toBeVisible();
  },
};

export const Validation: Story = { args: { value: '123', error: 'Не короче 8 символов' } };
