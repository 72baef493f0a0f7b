import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CountryFlag } from '@/components/CountryFlag';
import { catalogueCountries } from '@/domain/profile/countries';
import { useI18n } from '@/i18n/I18nProvider';

const meta = { component: CountryFlag, args: { code: 'GB' } } satisfies Meta<typeof CountryFlag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function AllFlags() {
  const { country } = useI18n();
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-3 p-6 sm:grid-cols-4">
      {catalogueCountries.map((code) => (
        <li key={code} className="flex items-center gap-2.5">
          <CountryFlag code={code} />
          {country(code)}
        </li>
      ))}
    </ul>
  );
}

/** §9: the 46 countries of the selector. All but the five where plans are sold arrive with the list. */
// shows: CATALOG-03
export const Variants: Story = {
  render: () => <AllFlags />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(46));
  },
};
