import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignedInScreen } from '@/screens/auth/SignedInScreen/SignedInScreen';
import { authPageArgs } from '../../kit/authPage';
import { longEmail } from '../../kit/form';
import { t } from '../../kit/words';

const meta = {
  component: SignedInScreen,
  args: { ...authPageArgs(), view: { email: 'anna.sokolova@example.ru', accountHref: '/dashboard/vps' } },
} satisfies Meta<typeof SignedInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Login and registration of a person who is signed in: the way on. */
// proves: LOGIN-19
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('auth.signedIn.go') })).toHaveAttribute(
      'href',
      '/dashboard/vps',
    );
  },
};

export const LongContent: Story = { args: { view: { email: longEmail, accountHref: '/dashboard/vps' } } };
