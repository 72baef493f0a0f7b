import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ComboBox } from '@/primitives/ComboBox';
import type { ComboBoxOption } from '@/primitives/comboBoxParts';
import { GlobeIcon } from '@/primitives/icons';
import { Held } from '../kit/Held';

const country = (value: string, label: string, keywords: string, note?: string): ComboBoxOption<string> => ({
  value,
  label,
  keywords,
  icon: <GlobeIcon className="text-text-muted" />,
  ...(note === undefined ? {} : { note }),
});

/** Another name of the Netherlands. */
const dutch = 'Голландия';
const britain = country('gb', 'Великобритания', 'UK GB', '12 тарифов');
const germany = country('de', 'Германия', 'DE', '2 тарифа');
const japan = country('jp', 'Япония', 'JP');

const countries = [
  britain,
  germany,
  country('nl', 'Нидерланды', `NL ${dutch}`, '2 тарифа'),
  country('ru', 'Россия', 'RU', '9 тарифов'),
  country('us', 'США', 'US USA Америка', '2 тарифа'),
  country('at', 'Австрия', 'AT'),
  country('be', 'Бельгия', 'BE'),
  country('fi', 'Финляндия', 'FI'),
  country('fr', 'Франция', 'FR'),
  japan,
];

const meta = {
  component: ComboBox<string>,
  args: {
    label: 'Дата-центр',
    options: countries,
    value: 'gb',
    noMatchesText: 'Такой страны нет в списке',
    onValueChange: fn(),
  },
  render: (args) => (
    <div className="min-h-112">
      <Held initial={args.value}>
        {(value, hold) => (
          <ComboBox
            {...args}
            value={value}
            onValueChange={(next) => {
              hold(next);
              args.onValueChange(next);
            }}
          />
        )}
      </Held>
    </div>
  ),
} satisfies Meta<typeof ComboBox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press opens the whole list; typing filters it; Enter selects the active option. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const face = canvas.getByRole('combobox', { name: meta.args.label });
    await expect(face).toHaveTextContent(britain.label);
    await userEvent.click(face);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(countries.length));
    const input = canvas.getByRole('combobox', { name: meta.args.label });
    await expect(input).toHaveFocus();
    await userEvent.keyboard(germany.label.slice(0, 3).toLowerCase());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('de');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue(germany.label);
  },
};

/** Focus by keyboard brings the real field in without opening it; other names are found too. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeInstanceOf(HTMLInputElement));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard(dutch.slice(0, 4).toLowerCase());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('nl');
  },
};

/** Escape leaves everything as it was. */
export const Escaped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard(`${japan.label.slice(0, 2)}{Escape}`);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue(britain.label);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // Opened again, the list is as wide as the field, which is not measured while the page waits to be laid out.
    const field = canvas.getByRole('combobox');
    const readings = spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    const measured = readings.mock.contexts;
    readings.mockRestore();
    await expect(measured).not.toContain(field.parentElement);
    await expect(screen.getByRole('listbox').offsetWidth).toBe(field.offsetWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: japan.label }));
    await expect(args.onValueChange).toHaveBeenCalledWith('jp');
  },
};

const soon = 'Скоро';
const noPlans = 'тарифов пока нет';

/** Unavailable options stay in the list with their reason. */
export const Sections: Story = {
  tags: ['played'],
  args: {
    defaultOpen: true,
    options: countries.map((option, index) => ({
      ...option,
      section: index < 5 ? 'Есть тарифы' : soon,
      ...(index < 5 ? {} : { disabled: true, note: noPlans }),
    })),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('group', { name: soon })).toBeVisible());
    const option = screen.getByRole('option', { name: `${japan.label} ${noPlans}` });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NoMatches: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await waitFor(() => expect(screen.getByText(meta.args.noMatchesText)).toBeVisible());
  },
};

export const Empty: Story = { args: { value: '', placeholder: 'Выберите страну' } };

export const Validation: Story = {
  args: { value: '', placeholder: 'Выберите страну', error: 'Выберите страну', required: true },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = {
  tags: ['played'],
  args: {
    defaultOpen: true,
    value: 'long',
    options: [
      country(
        'long',
        'Соединённое Королевство Великобритании и Северной Ирландии',
        '',
        '12 тарифов, с резервным копированием',
      ),
      ...countries,
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};
