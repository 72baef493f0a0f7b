import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FocusHeading } from '@/primitives/FocusHeading';
import { Button } from '@/primitives/Button';
import { Held } from '../kit/Held';

const meta = {
  component: FocusHeading,
  args: {
    level: 2,
    contentKey: 'payee',
    className: 'text-lg font-semibold',
    children: 'Выберите получателя',
  },
} satisfies Meta<typeof FocusHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a new page focus is the browser's: it stays where it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
};

/** It has replaced what one was doing. */
export const FocusesOnMount: Story = {
  args: { focusesOnMount: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

/** On the next step the heading takes focus. */
export const NextPlace: Story = {
  render: (args) => (
    <Held initial={1}>
      {(step, setStep) => (
        <>
          <FocusHeading {...args} contentKey={String(step)}>{`Шаг ${step}`}</FocusHeading>
          <Button onClick={() => setStep(step + 1)}>Дальше</Button>
        </>
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading', { name: /2$/ })).toHaveFocus();
  },
};
