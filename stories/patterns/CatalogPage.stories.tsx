import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CatalogPage } from '@/patterns/CatalogPage';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { SelectField } from '@/primitives/SelectField';
import { inContentArea } from '../kit/contentArea';

const meta = {
  component: CatalogPage,
  decorators: [inContentArea],
  args: {
    title: 'Заказ VPS/VDS',
    count: 'На странице: 3',
    controls: (
      <SelectField
        label="Период оплаты"
        value="month"
        options={[{ value: 'month', label: 'Месяц' }]}
        onValueChange={fn()}
      />
    ),
    children: (
      <ul className="grid gap-4 sm:grid-cols-3">
        {['Naos', 'Haedus', 'Brachium'].map((name) => (
          <li key={name} className="rounded-card border border-border bg-surface p-5">
            {name}
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof CatalogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All slots at once. */
export const Slots: Story = {
  args: {
    notice: <Callout tone="info">Новый сервер заказывают самое большее на год.</Callout>,
    tray: (
      <div className="flex items-center justify-between gap-3">
        Для сравнения: 2 из 4<Button>Сравнить</Button>
      </div>
    ),
  },
};

export const LongContent: Story = {
  args: { title: 'Очень длинный заголовок каталога '.repeat(6), count: 'На странице: 1 000 000' },
};
