import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PlainMessageKey } from '@/i18n/translator';
import { t } from './words';

interface Played<Callback extends string> {
  canvas: Pick<typeof screen, 'getByRole'>;
  args: Partial<Record<Callback, unknown>>;
}

/** A message, or a text that is only known once the story is shown. */
type Text = PlainMessageKey | (() => string | RegExp);

const textOf = (text: Text) => (typeof text === 'function' ? text() : t(text));

/** A play that expects these texts to be visible. */
export function shows(...texts: readonly Text[]) {
  return async ({ canvas }: { canvas: Pick<typeof screen, 'getByText'> }) => {
    for (const text of texts) await expect(canvas.getByText(textOf(text))).toBeVisible();
  };
}

/** The open dialog, which may be one with a question. */
const openDialog = () =>
  waitFor(() => within(screen.queryByRole('dialog') ?? screen.getByRole('alertdialog')));

/** A play that expects these texts to be visible in the open dialog. */
export function showsInDialog(...texts: readonly Text[]) {
  return async () => {
    const dialog = await openDialog();
    for (const text of texts) await expect(dialog.getByText(textOf(text))).toBeVisible();
  };
}

/** A play that expects an alert with this text, in the page or in its dialog. */
export function alerts(text: Text) {
  return async () => expect(await screen.findByRole('alert')).toHaveTextContent(textOf(text));
}

/** A play that expects a link to this address. */
export function leadsTo(link: PlainMessageKey, href: string) {
  return async ({ canvas }: { canvas: Pick<typeof screen, 'getByRole'> }) =>
    expectLink(canvas, t(link), href);
}

/** A play that presses a button of the open dialog and expects its callback. */
export function confirms<Callback extends string>(button: PlainMessageKey, callback: Callback) {
  return async ({ args }: Pick<Played<Callback>, 'args'>) => {
    const dialog = await openDialog();
    await press(dialog, t(button), args[callback]);
  };
}

/** Presses a button and expects its callback: with these arguments, or without any given here, exactly once. */
export async function press(
  place: Pick<typeof screen, 'getByRole'>,
  name: string | RegExp,
  callback: unknown,
  ...expected: readonly unknown[]
): Promise<void> {
  await userEvent.click(place.getByRole('button', { name }));
  if (expected.length > 0) await expect(callback).toHaveBeenCalledWith(...expected);
  else await expect(callback).toHaveBeenCalledOnce();
}

/** Expects a link to this address. */
export async function expectLink(
  place: Pick<typeof screen, 'getByRole'>,
  name: string | RegExp,
  href: string,
): Promise<void> {
  await expect(place.getByRole('link', { name })).toHaveAttribute('href', href);
}

/** A play that presses a button and expects its callback. */
export function presses<Callback extends string>(button: PlainMessageKey, callback: Callback) {
  return async ({ canvas, args }: Played<Callback>) => {
    await press(canvas, t(button), args[callback]);
  };
}

/** A play that presses the button of a pending action, which must ignore it. */
export function pressesInVain<Callback extends string>(button: PlainMessageKey, callback: Callback) {
  return async ({ canvas, args }: Played<Callback>) => {
    await userEvent.click(canvas.getByRole('button', { name: t(button) }));
    await expect(args[callback]).not.toHaveBeenCalled();
  };
}

/** A play that retries a failed load and expects the callback. */
export function retries(callback: 'onRetry' | 'onRefresh') {
  return presses('common.retry', callback);
}
