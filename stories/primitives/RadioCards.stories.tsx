import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ServerIcon } from '@/primitives/icons';
import { RadioCards, radioCardColumns, type RadioCard } from '@/primitives/RadioCards';
import { containing } from '../kit/textMatch';

type Panel = 'none' | 'cpanel' | 'plesk';

const noPanel = 'Без панели';
const cpanelText = 'Для хостинга сайтов на Linux';
const notOnWindows = 'cPanel не работает на Windows Server';
const threeMonths = '3 месяца';

const panels: readonly RadioCard<Panel>[] = [
  { value: 'none', title: noPanel, description: 'Управление по SSH', trailing: '0,00 RUB' },
  { value: 'cpanel', title: 'cPanel', description: cpanelText, trailing: '500,00 RUB' },
  {
    value: 'plesk',
    title: 'Plesk',
    description: 'Для Linux и Windows',
    trailing: '300,00 RUB',
  },
];

const families: readonly RadioCard<string>[] = [
  'AlmaLinux',
  'CentOS',
  'Rocky Linux',
  'Debian',
  'Ubuntu',
  'FreeBSD',
  'Astra Linux',
  'Windows Server',
].map((title) => ({ value: title, title, icon: <ServerIcon /> }));

const meta = {
  component: RadioCards<Panel>,
  args: {
    label: 'Лицензия панели управления',
    options: panels,
    value: 'none',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-200 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioCards<Panel>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is the title; the price and the sentence follow it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: meta.args.label })).toBeVisible();
    const cpanel = canvas.getByRole('radio', { name: 'cPanel' });
    await expect(cpanel).toHaveAccessibleDescription(`${cpanelText} 500,00 RUB`);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: noPanel })).toHaveFocus();
    await userEvent.click(canvas.getByText('500,00 RUB'));
    await expect(args.onValueChange).toHaveBeenCalledWith('cpanel');
  },
};

/** Unavailable cards show the reason, which is also in the control's description. */
export const Disabled: Story = {
  args: {
    options: panels.map((panel) =>
      panel.value === 'cpanel' ? { ...panel, disabledReason: notOnWindows } : panel,
    ),
    value: 'plesk',
    columns: 3,
  },
  play: async ({ canvas }) => {
    const cpanel = canvas.getByRole('radio', { name: 'cPanel' });
    await expect(cpanel).toBeDisabled();
    await expect(cpanel).toHaveAccessibleDescription(containing(notOnWindows));
  },
};

export const Empty: Story = { args: { value: '', hint: 'Панель можно добавить и позже' } };

export const Validation: Story = {
  args: { value: '', error: 'Выберите панель', required: true, columns: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(args.error);
  },
};

export const Columns: Story = {
  render: () => (
    <div className="flex flex-col gap-8">
      {radioCardColumns.map((columns) => (
        <RadioCards
          key={columns}
          label={`columns ${columns}`}
          options={columns === 4 ? families : families.slice(0, 3)}
          value="Ubuntu"
          onValueChange={fn()}
          columns={columns}
        />
      ))}
    </div>
  ),
};

/** Short choices side by side, with a word of what they save. */
export const Segments: Story = {
  render: () => (
    <RadioCards
      label="Период оплаты"
      look="segments"
      options={[
        { value: 'month', title: '1 месяц' },
        { value: '3months', title: threeMonths, description: 'скидка 5 %' },
        { value: '6months', title: '6 месяцев', description: 'скидка 10 %' },
        { value: 'year', title: '1 год', disabledReason: 'недоступно для тарифа' },
      ]}
      value="3months"
      onValueChange={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: threeMonths })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    columns: 2,
    options: panels.map((panel) => ({
      ...panel,
      title: `${panel.title} для нескольких сайтов и почтовых доменов`,
      description:
        'Лицензия действует, пока сервер оплачен, и продлевается вместе с ним; перенести её нельзя',
    })),
  },
};
