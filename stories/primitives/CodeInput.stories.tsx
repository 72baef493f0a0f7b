import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { codeFrom } from '@/domain/auth/verificationRules';
import { CodeInput } from '@/primitives/CodeInput';

const meta = {
  component: CodeInput,
  args: {
    label: 'Код из письма',
    hint: '6 цифр',
    value: '',
    length: 6,
    parse: codeFrom,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-108 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: meta.args.label });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '4');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4');
  },
};

export const Filled: Story = {
  args: { value: '483920' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    // The caret behind the last digit is out of sight; following it must not push the first cell out.
    const { left } = input.getBoundingClientRect();
    input.scrollIntoView({ inline: 'end' });
    await expect(input.getBoundingClientRect().left).toBe(left);
  },
};

export const Partial: Story = { args: { value: '483' } };

export const Refused: Story = {
  args: { value: '483920', error: 'Код неверный, устарел или уже использован' },
};

// shows: VERIFY-02
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [value, setValue] = useState('');
    return <CodeInput {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12ab3');
    await expect(input).toHaveValue('123');
    await userEvent.paste('Your code is 483920, for 10 minutes');
    await expect(input).toHaveValue('483920');
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('483920');
  },
};
