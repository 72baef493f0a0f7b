import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, FieldError } from '@/primitives/Field';
import { Link } from '@/primitives/Link';

const meta = {
  component: Field,
  args: {
    label: 'Комментарий к заказу',
    children: (control) => (
      <textarea {...control} className="rounded-control border border-border-strong p-3" />
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-100 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any control can be in the frame, which gives it name and messages. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: meta.args.label })).toBeVisible();
  },
};

export const WithHint: Story = { args: { hint: 'Увидит только отдел продаж' } };

export const WithAside: Story = { args: { aside: <Link href="/help">Что писать?</Link> } };

export const Validation: Story = {
  args: { error: 'Не длиннее 500 символов', required: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(args.error);
    await expect(control).toBeRequired();
  },
};

/** The same error line without a frame, as under a group of consents. */
export const ErrorAlone: Story = {
  render: () => <FieldError>Необходимо согласиться со всеми условиями</FieldError>,
};
