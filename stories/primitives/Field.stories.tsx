import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, FieldError, controlClass } from '@/primitives/Field';
import { Link } from '@/primitives/Link';

const meta = {
  component: Field,
  args: {
    label: 'Доменное имя',
    children: (control) => <input {...control} className={controlClass} />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sm p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label names the control, whatever the control is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Доменное имя');
    await expect(control).not.toHaveAccessibleDescription();
    await expect(control).not.toBeInvalid();
  },
};

export const Hint: Story = {
  args: { hint: 'Например, shop.example.ru' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Например, shop.example.ru');
  },
};

/** The error takes the hint's place and is read with the field. */
export const Validation: Story = {
  args: { hint: 'Например, shop.example.ru', error: 'Заполните это поле', required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription('Заполните это поле');
  },
};

export const Aside: Story = { args: { aside: <Link href="/forgot-password">Забыли пароль?</Link> } };

export const LongContent: Story = {
  args: {
    label: 'Доменное имя сервера, под которым его найдут посетители вашего сайта и почтовые системы',
    error: 'Имя слишком длинное: в нём может быть не больше 253 знаков, а между точками не больше 63',
  },
};

/** The red line alone, for a group of controls. */
export const ErrorLine: Story = { render: () => <FieldError>Выберите хотя бы один сервер</FieldError> };
