import type { Meta, StoryObj } from '@storybook/react-vite';
import { MethodMark } from '@/components/MethodMark';
import { paymentMethodIds } from '@/domain/payment/method';
import { useI18n } from '@/i18n/I18nProvider';

const meta = {
  component: MethodMark,
  args: { of: 'cards' },
} satisfies Meta<typeof MethodMark>;

export default meta;
type Story = StoryObj<typeof meta>;

function Marks() {
  const { t } = useI18n();
  return (
    <ul className="grid max-w-150 grid-cols-2 gap-4 p-6">
      {paymentMethodIds.map((id) => (
        <li key={id} className="flex items-center gap-3">
          <MethodMark of={id} />
          {t(`paymentMethod.${id}`)}
        </li>
      ))}
    </ul>
  );
}

/** §9: the five ways to pay. */
export const Default: Story = { render: () => <Marks /> };
