import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { isNarrow } from './isNarrow';

/** Expects a text this many times; a tooltip adds one. */
const shown = (text: string, times: number) =>
  waitFor(() => expect(screen.getAllByText(text)).toHaveLength(times));

/** Expects that the pointer shows a cell's truncated text in a tooltip, and leaving hides it. */
export async function wholeUnderPointer(cut: HTMLElement): Promise<void> {
  await userEvent.hover(cut);
  await shown(cut.textContent, 2);
  await userEvent.unhover(cut);
  await shown(cut.textContent, 1);
}

/** Expects the same for keyboard focus, and that Escape hides it. */
export async function wholeByKeyboard(text: string): Promise<void> {
  await shown(text, 2);
  await userEvent.keyboard('{Escape}');
  await shown(text, 1);
}

/** A play: a long title takes two lines at most, with its text in a tooltip. */
export function cutsTitle(title: string) {
  return async ({ canvas }: { canvas: Pick<typeof screen, 'getAllByRole' | 'getByText'> }) => {
    if (isNarrow()) return;
    const cut = canvas.getByText(title);
    const shownLines = cut.closest('[class*="line-clamp"]') ?? cut;
    const { height } = shownLines.getBoundingClientRect();
    await expect(height).toBeLessThan(3 * Number.parseFloat(getComputedStyle(cut).lineHeight));
    await wholeUnderPointer(cut);
    const row = canvas.getAllByRole('row').find((each) => each.contains(cut)) ?? cut;
    within(row).getByRole('checkbox').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await wholeByKeyboard(title);
  };
}
