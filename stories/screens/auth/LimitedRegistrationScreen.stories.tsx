import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LimitedRegistration } from '@/domain/auth/registrationMode';
import { LimitedRegistrationScreen } from '@/screens/auth/LimitedRegistrationScreen/LimitedRegistrationScreen';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { choice, knobs } from '../../kit/knobs';
import { t } from '../../kit/words';
import { expectLink } from '../../kit/plays';

const viewOf = (mode: LimitedRegistration) => ({ mode, loginHref: '/login', askHref: '/ask-support' });

/** Nobody can register, or only invited people. */
const modeKnobs = knobs({ mode: choice(['closed', 'invited']) }, ({ mode }) => ({ view: viewOf(mode) }));

const meta = {
  component: LimitedRegistrationScreen,
  args: { ...authPageArgs(), view: viewOf('closed') },
} satisfies Meta<typeof LimitedRegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No new accounts: the reason, the login and support. */
// shows: REGISTER-22
export const Default: Story = {
  parameters: modeKnobs,
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('registrationMode.closed.title') }),
    ).toBeVisible();
    await expect(canvas.getByText(t('registrationMode.closed'))).toBeVisible();
    await expectLink(canvas, t('registration.login'), '/login');
    await expectLink(canvas, t('registrationMode.ask'), '/ask-support');
    await chooseLanguageAndTheme(canvas, args);
  },
};

/** The longer sentence: the invitation's own link leads to the form. */
// shows: REGISTER-22
export const LongContent: Story = {
  args: { view: viewOf('invited') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('registrationMode.invited'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
