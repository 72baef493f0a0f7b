import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { RestingSlider, Slider } from '@/primitives/Slider';
import { Held, held } from '../kit/Held';

const meta = {
  component: Slider,
  args: { label: 'Публичные адреса IPv4', value: 1, min: 1, max: 5, onValueChange: fn() },
  render: held(Slider),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows step, Home and End go to the ends. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const knob = canvas.getByRole('slider', { name: meta.args.label });
    await userEvent.tab();
    await expect(knob).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{End}');
    await expect(knob).toHaveAttribute('aria-valuenow', '5');
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

export const WithMarks: Story = {
  args: {
    value: 3,
    marks: [1, 2, 3, 4, 5],
    valueText: '3 адреса',
    hint: 'Каждый адрес сверх первого стоит 200,00 RUB в месяц',
  },
  play: async ({ canvas, args }) => {
    const knob = canvas.getByRole('slider');
    await expect(knob).toHaveAttribute('aria-valuetext', args.valueText);
    await expect(knob).toHaveAccessibleDescription(/200,00/);
  },
};

/** Pressing a mark goes there. */
export const MarkPressed: Story = {
  args: { marks: [1, 2, 3, 4, 5] },
  play: async ({ canvas, args }) => {
    const mark = canvas.getByText('4');
    const { x, width, y } = mark.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: mark,
      coords: { clientX: x + width / 2, clientY: y },
    });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
};

/** The native slider before the first interaction. */
export const BeforeItsCode: Story = {
  args: { value: 3 },
  render: ({ value, min, max, onValueChange }) => (
    <Held initial={value}>
      {(held, hold) => (
        <RestingSlider
          value={held}
          min={min}
          max={max}
          step={1}
          disabled={false}
          name={undefined}
          className="relative flex h-control w-full items-center"
          tie={{ 'aria-label': meta.args.label }}
          onValueChange={(next) => {
            hold(next);
            onValueChange(next);
          }}
        >
          {null}
        </RestingSlider>
      )}
    </Held>
  ),
  play: async ({ canvas, args }) => {
    const knob = canvas.getByRole('slider', { name: meta.args.label });
    await fireEvent.change(knob, { target: { value: '5' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(knob).toHaveValue('5');
  },
};

export const Disabled: Story = { args: { value: 2, disabled: true, marks: [1, 2, 3, 4, 5] } };

export const LongContent: Story = {
  args: {
    label: 'Количество публичных адресов IPv4, которые будут закреплены за сервером на весь срок аренды',
    valueText: '5 адресов, из них 4 платных',
    value: 5,
    marks: [1, 5],
  },
};
