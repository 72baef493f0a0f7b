import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Checkbox, CheckboxField, type CheckedState } from '@/primitives/Checkbox';
import { Link } from '@/primitives/Link';
import { contrast, parseOklch, toLinearRgb } from '../foundations/oklch';
import { Matrix } from '../kit/matrix';

const meta = {
  component: Checkbox,
  args: { checked: false, onCheckedChange: fn(), 'aria-label': 'Выбрать сервер 1024' },
  decorators: [
    (Story) => (
      <div className="max-w-100 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

const states: Record<'off' | 'on' | 'mixed', CheckedState> = { off: false, on: true, mixed: 'mixed' };

export const Variants: Story = {
  render: ({ onCheckedChange }) => (
    <Matrix
      rows={['off', 'on', 'mixed']}
      columns={['enabled', 'disabled']}
      render={(state, ability) => (
        <Checkbox
          checked={states[state]}
          disabled={ability === 'disabled'}
          aria-label={`${state} ${ability}`}
          onCheckedChange={onCheckedChange}
        />
      )}
    />
  ),
  // An empty box is visible in both themes: its border has enough contrast.
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox', { name: 'off enabled' });
    for (const scheme of ['light', 'dark']) {
      canvasElement.style.colorScheme = scheme;
      // Colours pass into each other.
      await waitFor(async () => {
        const style = getComputedStyle(box);
        await expect(style.appearance).toBe('none');
        await expect(Number.parseFloat(style.borderTopWidth)).toBeGreaterThanOrEqual(1);
        const colorOf = (color: string) => toLinearRgb(parseOklch(color));
        await expect(
          contrast(colorOf(style.borderTopColor), colorOf(style.backgroundColor)),
        ).toBeGreaterThanOrEqual(3);
      });
    }
    canvasElement.style.colorScheme = '';
  },
};

export const WithLabel: Story = {
  render: ({ onCheckedChange }) => (
    <CheckboxField
      checked
      onCheckedChange={onCheckedChange}
      label={
        <>
          Принимаю <Link href="/terms">пользовательское соглашение</Link>
        </>
      }
    />
  ),
};

const needed = 'Необходимо согласиться со всеми условиями';

export const Validation: Story = {
  render: ({ onCheckedChange }) => (
    <CheckboxField
      checked={false}
      onCheckedChange={onCheckedChange}
      label="Принимаю правила оказания услуг"
      error={needed}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(needed);
  },
};
