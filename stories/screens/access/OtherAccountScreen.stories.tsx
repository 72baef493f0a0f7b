import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OtherAccountScreen } from '@/screens/access/OtherAccountScreen/OtherAccountScreen';
import { longEmail } from '../../kit/form';
import { choice, knobs } from '../../kit/knobs';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';
import { expectLink, press } from '../../kit/plays';

const view = {
  shown: 'ann@example.com',
  current: 'boris@example.com',
  switchHref: '/dashboard/user-roles',
};

/** The account of the page. */
const otherAccountKnobs = knobs({ shown: choice(['short', 'long']) }, ({ shown }) => ({
  view: { ...view, shown: shown === 'long' ? longEmail : view.shown },
}));

const meta = {
  component: OtherAccountScreen,
  args: { view, onEnter: fn() },
} satisfies Meta<typeof OtherAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: AUTH-29
export const Default: Story = {
  parameters: otherAccountKnobs,
  play: async ({ canvas, args }) => {
    const { shown, current } = view;
    await expect(canvas.getByText(containing(t('otherAccount.text', { shown, current })))).toBeVisible();
    await expectLink(canvas, t('otherAccount.switch'), '/dashboard/user-roles');
    await press(canvas, t('otherAccount.enter'), args.onEnter);
  },
};

export const LongContent: Story = {
  args: { view: { ...view, shown: `${'very-long-name'.repeat(8)}@subdomain.example.com` } },
};
