import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForbiddenScreen } from '@/screens/access/ForbiddenScreen/ForbiddenScreen';
import { longEmail } from '../../kit/form';
import { choice, knobs } from '../../kit/knobs';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';
import { expectLink } from '../../kit/plays';

const view = {
  email: 'ann@example.com',
  homeHref: '/dashboard/vps',
  signInHref: '/login?returnTo=%2Fadmin%2Fusers',
};

/** The signed-in user and the page they wanted to see. */
const forbiddenKnobs = knobs(
  { email: choice(['short', 'long']), wanted: choice(['/admin/users', '/admin/settings']) },
  ({ email, wanted }) => ({
    view: {
      ...view,
      email: email === 'long' ? longEmail : view.email,
      signInHref: `/login?returnTo=${encodeURIComponent(wanted)}`,
    },
  }),
);

const meta = { component: ForbiddenScreen, args: { view } } satisfies Meta<typeof ForbiddenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D22: signed in, but not as an administrator. */
// shows: AUTH-13
export const Default: Story = {
  parameters: forbiddenKnobs,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(containing(t('admin.forbidden.description', { email: 'ann@example.com' }))),
    ).toBeVisible();
    await expectLink(canvas, t('admin.forbidden.home'), '/dashboard/vps');
    await expectLink(canvas, t('admin.forbidden.signIn'), '/login?returnTo=%2Fadmin%2Fusers');
  },
};

export const LongContent: Story = {
  args: { view: { ...view, email: `${'very-long-name'.repeat(8)}@subdomain.example.com` } },
};
