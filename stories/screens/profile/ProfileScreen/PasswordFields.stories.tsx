import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordFields } from '@/screens/profile/ProfileScreen/PasswordFields';
import { inContentArea } from '../../../kit/contentArea';
import { t } from '../../../kit/words';
import { makeProfileActions, makeProfileView } from '../../../kit/profile';

const meta = {
  component: PasswordFields,
  decorators: [
    (Story) => (
      <div className="@container max-w-160">
        <h2 className="mb-4 text-md font-semibold">{t('profile.section.user')}</h2>
        <Story />
      </div>
    ),
    inContentArea,
  ],
  args: {
    view: makeProfileView(),
    ...makeProfileActions(),
  },
} satisfies Meta<typeof PasswordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, nothing changes; one by itself a browser may have filled in. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('profile.field.currentPassword')), 'a');
    await expect(args.onPasswordChange).toHaveBeenLastCalledWith({ currentPassword: 'a' });
    await expect(canvas.getByLabelText(t('profile.field.newPassword'))).not.toBeRequired();
  },
};

const weak = { currentPassword: 'prezhnij', newPassword: 'romashki7', confirmation: 'romashki7' };

/** A weak password is called weak, and may be taken all the same. */
// shows: PROFILE-06
export const WeakPassword: Story = {
  args: { view: makeProfileView(weak) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('common.passwordStrength', { level: 'weak' }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('profile.field.confirmation')), '4');
    await expect(args.onPasswordChange).toHaveBeenLastCalledWith({ confirmation: 'romashki74' });
    const [show] = canvas.getAllByRole('button', { name: t('common.showPassword') });
    if (show) await userEvent.click(show);
    await expect(args.onPasswordShownChange).toHaveBeenLastCalledWith('currentPassword', true);
  },
};

/** Shown, to be read over before it is set. */
export const StrongPassword: Story = {
  args: {
    view: makeProfileView(
      { ...weak, newPassword: 'k7#Wm-t2Qz=R9pX', confirmation: 'k7#Wm-t2Qz=R9pX' },
      {
        actions: [
          { type: 'passwordShown', field: 'newPassword', isShown: true },
          { type: 'passwordShown', field: 'confirmation', isShown: true },
        ],
      },
    ),
  },
};

/** §5's words. */
// shows: PROFILE-06
export const PasswordMismatch: Story = {
  args: { view: makeProfileView({ ...weak, confirmation: 'qwerty124' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('profile.field.confirmation'))).toHaveAccessibleDescription(
      t('profile.problem.passwordsDiffer'),
    );
  },
};

/** Too short, and the present one is missing. */
export const Validation: Story = {
  args: {
    view: makeProfileView({ ...weak, currentPassword: '', newPassword: 'short' }, { isRefused: true }),
  },
};

/** Only the server could know. */
export const WrongCurrentPassword: Story = {
  args: {
    view: makeProfileView(weak, {
      actions: [
        {
          type: 'failed',
          failure: { rejected: ['currentPassword'], failure: null, isPasswordChanged: false },
          rejected: ['currentPassword'],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('profile.field.currentPassword'))).toHaveAccessibleDescription(
      t('profile.problem.wrongPassword'),
    );
  },
};
