import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/primitives/Button';
import { Form, FormError } from '@/primitives/Form';
import { TextField } from '@/primitives/TextField';
import { Held } from '../kit/Held';

const nameLabel = 'Имя';
const wrong = 'Проверьте адрес';

const meta = {
  component: Form,
  args: { refusals: 0, onSubmit: fn(), 'aria-label': 'Вход', children: null },
  render: ({ children, ...args }) => (
    <div className="max-w-100 p-6">
      <Form {...args}>
        <TextField
          label="Логин"
          value="anna@"
          onValueChange={fn()}
          error={args.refusals > 0 && children === null ? wrong : undefined}
        />
        {children}
        <Button type="submit" intent="primary">
          Войти
        </Button>
      </Form>
    </div>
  ),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Validation: Story = {
  args: { refusals: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The server answers late, and the person has gone on: what they type next belongs where they are. */
export const RefusedLate: Story = {
  render: () => (
    <Held initial={0}>
      {(refusals, setRefusals) => (
        <Form refusals={refusals} onSubmit={() => setTimeout(() => setRefusals(1), 50)} aria-label="Вход">
          <TextField
            label="Логин"
            name="login"
            value=""
            onValueChange={fn()}
            error={refusals > 0 ? wrong : undefined}
          />
          <TextField label={nameLabel} name="name" value="" onValueChange={fn()} />
          <Button type="submit">Войти</Button>
        </Form>
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByLabelText(nameLabel));
    await canvas.findByText(wrong);
    await expect(canvas.getByLabelText(nameLabel)).toHaveFocus();
  },
};

export const SubmitFailed: Story = {
  args: {
    refusals: 1,
    children: <FormError hint="Проверьте подключение и повторите.">Ошибка входа</FormError>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
