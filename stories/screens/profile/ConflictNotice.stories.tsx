import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeProfile } from '@/sample-data/profile';
import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import type { ProfileScreenProps } from '@/screens/profile/ProfileScreen/profileTypes';
import type { AnyState } from '../../kit/anyState';
import { inContentArea } from '../../kit/contentArea';
import { failed, makeProfileActions, makeProfileView } from '../../kit/profile';
import { t } from '../../kit/words';

const meta = {
  component: ProfileScreen,
  decorators: [inContentArea],
  args: { view: makeProfileView(), ...makeProfileActions() },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<AnyState<ProfileScreenProps>>;

const city = 'Тверь';
const elsewhere = makeProfile({ city: 'Тула', contactPerson: 'Ветров Пётр' });

/** D24: saved on another device meanwhile. Own input stays, untouched fields follow. */
// shows: PROFILE-16
export const Default: Story = {
  args: {
    view: makeProfileView(
      { city },
      {
        actions: [
          { type: 'sent' },
          failed({ reason: 'conflict' }),
          {
            type: 'overtaken',
            current: { version: '2', profile: elsewhere },
          },
        ],
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('profile.conflict.title'))).toBeVisible();
    await expect(canvas.getByText(t('profile.conflict.typed', { value: city }))).toBeVisible();
    await expect(canvas.getByText(elsewhere.city)).toBeVisible();
    await expect(canvas.getByLabelText(t('profile.field.city'))).toHaveValue(city);
    await expect(canvas.getByLabelText(t('profile.field.contactPerson'))).toHaveValue(
      elsewhere.contactPerson,
    );
  },
};
