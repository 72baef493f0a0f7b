import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Receipt } from '@/components/Receipt';
import { rubles } from '@/domain/money/money';
import { containing } from '../kit/textMatch';
import { i18n } from '../kit/words';

const meta = {
  component: Receipt,
  args: {
    rows: [
      { id: 'base', label: 'Базовая цена', amount: rubles(1577) },
      { id: 'options', label: 'Конфигурация', amount: rubles(700), note: 'cPanel, 2 адреса IPv4' },
      { id: 'month', label: 'В месяц', amount: rubles(2277), kind: 'subtotal' },
      { id: 'period', label: 'За 6 месяцев', amount: rubles(13662) },
      { id: 'saving', label: 'Скидка 10 %', amount: rubles(-1366), kind: 'saving' },
    ],
    total: { label: 'Итого', amount: rubles(12296) },
  },
  decorators: [
    (Story) => (
      <div className="max-w-90 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
  },
};

/** While the sum is being composed, changes are announced. */
export const LiveTotal: Story = {
  args: { isTotalLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(containing(i18n().amount(rubles(12_296))))).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

/** An amount in another currency comes as it is to be read (D19). */
export const OtherCurrency: Story = {
  args: {
    rows: [
      { id: 'amount', label: 'Сумма', amount: '17,00 USD' },
      { id: 'fee', label: 'Комиссия 5 %', amount: '0,85 USD' },
    ],
    total: { label: 'К оплате', amount: '17,85 USD', note: 'На баланс поступит 1 577,00 RUB' },
  },
};

export const LongContent: Story = {
  args: {
    rows: [
      {
        id: 'base',
        label: 'Виртуальный сервер Intercrus[GB] с лицензией панели управления и резервным копированием',
        amount: rubles(1600000),
        note: '100 одинаковых серверов на 3 года, дата-центр в Великобритании, Ubuntu 22.04',
      },
    ],
    total: { label: 'Итого за весь срок', amount: rubles(4896000000) },
  },
};
