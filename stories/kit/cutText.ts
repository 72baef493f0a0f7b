import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { isNarrow } from './isNarrow';
import { isOnOneLine } from './lines';

/** How often a text is on the page: one more with a tooltip. */
const shown = (text: string, times: number) =>
  waitFor(() => expect(screen.getAllByText(text)).toHaveLength(times));

/** Checks that a cell's cut-off text is whole in a tooltip under the pointer. It is gone with the pointer. */
export async function wholeUnderPointer(cut: HTMLElement): Promise<void> {
  await userEvent.hover(cut);
  await shown(cut.textContent, 2);
  await userEvent.unhover(cut);
  await shown(cut.textContent, 1);
}

/** So it is in the cell that the keyboard is in, and gone with Escape. */
export async function wholeByKeyboard(text: string): Promise<void> {
  await shown(text, 2);
  await userEvent.keyboard('{Escape}');
  await shown(text, 1);
}

/** A play: a title that is too long for its row stays on one line; the whole of it is in a tooltip. */
export function cutsTitle(title: string) {
  return async ({ canvas }: { canvas: Pick<typeof screen, 'getAllByRole' | 'getByText'> }) => {
    if (isNarrow()) return;
    const cut = canvas.getByText(title);
    await expect(isOnOneLine(cut)).toBe(true);
    await wholeUnderPointer(cut);
    const row = canvas.getAllByRole('row').find((each) => each.contains(cut)) ?? cut;
    within(row).getByRole('checkbox').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await wholeByKeyboard(title);
  };
}
