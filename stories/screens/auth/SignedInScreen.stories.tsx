import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedInScreen } from '@/screens/auth/SignedInScreen/SignedInScreen';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { longEmail } from '../../kit/form';
import { choice, knobs } from '../../kit/knobs';
import { t } from '../../kit/words';
import { expectLink } from '../../kit/plays';

const viewOf = (email = 'anna.sokolova@example.ru') => ({ email, accountHref: '/dashboard/vps' });

/** An address as short or as long as it may be. */
const signedInKnobs = knobs({ email: choice(['short', 'long']) }, ({ email }) => ({
  view: email === 'long' ? viewOf(longEmail) : viewOf(),
}));

const meta = {
  component: SignedInScreen,
  args: { ...authPageArgs(), view: viewOf() },
} satisfies Meta<typeof SignedInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Login and registration of a person who is signed in: the way on. */
// shows: LOGIN-19
export const Default: Story = {
  parameters: signedInKnobs,
  play: async ({ args, canvas }) => {
    await expectLink(canvas, t('auth.signedIn.go'), '/dashboard/vps');
    await chooseLanguageAndTheme(canvas, args);
  },
};

export const LongContent: Story = { args: { view: viewOf(longEmail) } };
