import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/primitives/Button';
import { Chip } from '@/primitives/Chip';
import { FocusKeeper } from '@/primitives/FocusKeeper';
import { Held } from '../kit/Held';
import { containing } from '../kit/textMatch';
import { t } from '../kit/words';

const status = 'Активен';
const place = 'Амстердам';
const keepLast = 'Оставить последнее';

const meta = {
  component: FocusKeeper,
  args: { className: 'flex flex-col items-start gap-4' },
  render: (args) => (
    <Held initial={[status, place, 'Diadem']}>
      {(conditions, setConditions) => (
        <FocusKeeper {...args}>
          <h1 className="text-xl font-semibold">Серверы</h1>
          <Button disabled={conditions.length < 2} onClick={() => setConditions(conditions.slice(-1))}>
            {keepLast}
          </Button>
          {conditions.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {conditions.map((text) => (
                <Chip
                  key={text}
                  text={text}
                  onRemove={() => setConditions(conditions.filter((each) => each !== text))}
                />
              ))}
            </div>
          )}
        </FocusKeeper>
      )}
    </Held>
  ),
} satisfies Meta<typeof FocusKeeper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Removing a chip moves focus to the first remaining one, and finally to the heading. */
export const HolderGone: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: containing(t('list.removeFilter', { filter: place })) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: containing(t('list.removeFilter', { filter: status })) }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Diadem/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

/** So does a button that has switched itself off. */
export const HolderDisabled: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: keepLast }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

/** Focus is not restored after the user has pressed elsewhere. */
export const GivenUp: Story = {
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getByRole('button', { name: /Diadem/ });
    last.focus();
    await userEvent.click(canvasElement);
    await expect(last).not.toHaveFocus();
    last.click();
    await waitFor(() => expect(last).not.toBeInTheDocument());
    await expect(document.body).toHaveFocus();
  },
};
