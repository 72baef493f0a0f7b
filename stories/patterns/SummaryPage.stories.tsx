import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryPage } from '@/patterns/SummaryPage';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { TextField } from '@/primitives/TextField';
import { fn } from 'storybook/test';
import { inContentArea } from '../kit/contentArea';

const meta = {
  component: SummaryPage,
  decorators: [inContentArea],
  args: {
    title: 'Настройка заказа',
    summaryLabel: 'Ваш заказ',
    back: { href: '#back', label: 'Назад' },
    children: (
      <div className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5">
        {['Имя сервера', 'Домен', 'Комментарий'].map((label) => (
          <TextField key={label} label={label} value="" onValueChange={fn()} />
        ))}
      </div>
    ),
    summary: (
      <div className="flex items-center justify-between gap-3 p-5">
        <strong className="figures">1 577,00 RUB</strong>
        <Button intent="primary">Оплатить</Button>
      </div>
    ),
  },
} satisfies Meta<typeof SummaryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns where there is room, a bar at the bottom where there is none. */
export const Default: Story = {};

/** Important notices are above both columns. */
export const Notices: Story = {
  args: { notices: <Callout tone="warning">Тарифа из ссылки нет в продаже.</Callout> },
};

/** Nothing to sum up. */
export const OneColumn: Story = { args: { summary: undefined } };

export const LongContent: Story = { args: { title: 'Очень длинный заголовок настройки '.repeat(6) } };
