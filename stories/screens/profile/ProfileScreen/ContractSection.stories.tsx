import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { makeOrganizationProfile, makeProfile } from '@/sample-data/profile';
import { ContractSection } from '@/screens/profile/ProfileScreen/ContractSection';
import { inContentArea } from '../../../kit/contentArea';
import { containing } from '../../../kit/textMatch';
import { t } from '../../../kit/words';
import { makeProfileActions, makeProfileView } from '../../../kit/profile';

const meta = {
  component: ContractSection,
  decorators: [inContentArea],
  args: {
    view: makeProfileView(),
    ...makeProfileActions(),
  },
} satisfies Meta<typeof ContractSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person from Russia. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(t('profile.field.country')), 'GB');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ country: 'GB' });
    await expect(
      await canvas.findByRole('group', { name: t('profile.field.dateOfIssue') }),
    ).toHaveTextContent('2010');
  },
};

/** A person of another country: passport and postcode by that country's form. */
export const IndividualAbroad: Story = {
  args: {
    view: makeProfileView(
      {},
      {
        saved: makeProfile({
          country: 'US',
          zip: '10001-2345',
          city: 'New York',
          passportNumber: 'A12345678',
          phoneCountry: 'us',
          phone: '212 555-0123',
        }),
      },
    ),
  },
};

/** The Russian registers know nothing of it, so their codes are not requested. */
export const OrganizationAbroad: Story = {
  args: {
    view: makeProfileView(
      {},
      {
        saved: makeOrganizationProfile({
          country: 'GB',
          organization: 'North Wind Ltd',
          zip: 'SW1A 1AA',
          city: 'London',
          phoneCountry: 'uk',
          phone: '7700 900123',
        }),
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(t('payer.field.inn'))).toBeNull();
    await expect(canvas.getByText(containing(t('profile.party.abroad')))).toBeVisible();
  },
};
